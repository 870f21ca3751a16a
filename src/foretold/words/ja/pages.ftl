### The pages that the server itself shows.

page-welcome = テーブルが開いています。友だちはこのページのアドレスから参加できます。
page-table = これはテーブルのリンクです。
page-game = これは終わったゲームのリンクです。
page-no-client = このインストールにはウェブ版の画面が組み込まれていません。このページではプレイできません。
page-terminal = 今すぐボットと対戦するには、ターミナルを使ってください：
page-programs = プログラムや自作のボットは API でプレイします：HTTP、WebSocket、行のストリーム。
page-api = API の説明
page-openapi = OpenAPI 形式の API
page-lobby = 公開中のテーブル（JSON）
page-verify = 終わったゲームのカードを検証する
page-verify-how = このサーバーやほかのサーバーが渡した記録を選んでください。検証はブラウザーの中だけで行われ、どこにも送信されません。
page-verify-good = 公正です。すべてのカードの並びは、確約されたシードとプレイヤーのソルトから決まっています。示された確約の値と比べてください：
page-verify-old = カードの並びはシードとソルトから決まっていますが、このゲームはソルトの確約が始まる前のものです。シードとソルトがどの順に決められたかは、この記録では証明されません。確約の値：
page-verify-bad = 証明できません。合わない項目：
page-verify-digest = 記録はサーバーが書いたままのものです
page-verify-commitment = サーバーは配る前にシードを決めていました
page-verify-events = ソルトはサーバーのシードの後に確約され、受付が締め切られてから公開されました
page-verify-receipt = このブラウザーが自分のソルトを公開する前に見た内容と一致します
page-verify-seed = 配り方はそのシードとプレイヤーのソルトから決まります
page-verify-orders = どのデッキもそこから決まる順番どおりでした
page-verify-result = 結果へ
