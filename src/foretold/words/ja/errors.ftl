### Errors: one sentence for each code, named error- and the code, saying what was expected and what to do next.
### When an error has a file, it is put before the sentence by error-in-file; the sentences themselves don't name it.

error-in-file = { $file }：{ $sentence }

## Games and options

error-unknown-game = 「{ $game }」というゲームはありません。次から選んでください：{ $known }
error-game-broken = ゲーム「{ $game }」はインストールされていますが、使えません。理由：{ $reason }。パッケージを修正するか、別のゲームを選んでください。
error-option-missing = ゲーム { $game } にはオプション「{ $option }」が必要です。値を指定してください。
error-option-unknown = ゲーム { $game } にオプション「{ $option }」はありません。使えるのは次のとおりです：{ $known }
error-option-value = オプション「{ $option }」を「{ $value }」にはできません。指定できる値：{ $expected }
error-bot-broken = ボット「{ $bot }」は使えません。理由：{ $reason }。修正するか、別のボットを選んでください。
error-bot-illegal = ボット「{ $bot }」の答え { $answer } は、今は選べません。選べるもの：{ $legal }。修正するか、別のボットを選んでください。
error-bots-count = 全席に共通のボットを一つ、または席ごとに一つずつ合計{ $count }つ指定してください。
error-bots-alike = 二つのテーブルの人数が異なるため、全席に共通のボットを一つ指定してください。
error-seed-invalid = シード「{ $value }」は0以上の整数でも64桁の16進数でもありません。どちらかで指定するか、省略してください。
error-seat-invalid = 席「{ $seat }」はありません。{ $players }人のとき席の番号は0から始まります。{ $players }より小さい数を選んでください。

## Deck files

error-deck-unreadable = デッキファイルを読めません。パスと読み取り権限を確認してください。
error-deck-not-toml = { $line }行目は正しいTOMLではありません。修正してください。
error-deck-complex = { $line }行目の入れ子が深すぎるか、キーまたは数値が長すぎます。デッキには必要ありません。
error-deck-number = 数値が大きすぎます。{ $most }以下の整数を使ってください。
error-deck-slow = このデッキの読み込みに時間がかかりすぎます。もっと単純にしてください。
error-deck-key-unknown = デッキファイルに項目「{ $key }」はありません。削除するか、綴りを直してください。
error-deck-key-missing = 項目「{ $key }」がありません。追加してください。
error-deck-key-type = 項目「{ $key }」の型が違います。必要な型：{ $expected }
error-deck-game = このデッキはゲーム「{ $game }」用ですが、必要なのは { $expected } 用です。
error-deck-names-count = { $key }には{ $count }個の名前がありますが、デッキのスートは{ $needed }種です。それぞれに名前を付けてください。
error-deck-too-few = デッキは{ $count }枚ですが、この人数には{ $needed }枚必要です。カードを増やすか、人数を減らしてください。
error-deck-too-many = デッキは{ $count }枚ですが、{ $most }枚までです。減らしてください。
error-deck-language-unknown = 言語「{ $key }」はありません。名前は en、fr、de、it、ja で書けます。

## Decks and reshuffles given as lists

error-stack-length = { $entry } は{ $count }枚ですが、{ $expected }枚必要です。デッキのカードをすべて1回ずつ書いてください。
error-stack-card-unknown = { $entry } の「{ $card }」はこのデッキのカードではありません。修正してください。
error-stack-card-repeated = { $entry } に { $card } が2回あります。カードは1回ずつ書いてください。
error-stack-type = { $entry } はカードのリストではありません。ラウンドまたはシャッフルごとに "JM" のようなカード名のリストを指定してください。
error-stack-too-many = { $entry } は多すぎます。このゲームでは{ $most }個までです。
error-reshuffle-not-the-pile = { $entry } が捨て札のカードと一致しません。捨て札のカードを、新しく一番上になるものから書いてください。

## 保存先と、ゲームのファイル

error-store-unavailable = 今はゲームの読み込みも保存もできません。少し待ってからやり直してください。
error-store-url = データベースのアドレスではありません。sqlite:///パス または postgresql://ユーザー:パスワード@ホスト/名前 を指定してください。
error-store-driver = PostgreSQL に必要なドライバーがインストールされていません。Foretold を追加機能「postgres」付きでインストールしてください。
error-store-later = このデータベースは新しいバージョンの Foretold のものです（リビジョン { $revision }）。使うには Foretold を更新してください。
error-store-in-use = データベース { $database } は別のプロセスが使用中です。先にそれを停止するか、別のデータベースを指定してください。
error-store-in-use-by = データベース { $database } は「foretold { $command }」（プロセス { $pid }、{ $since } から）が使用中です。先にそれを停止するか、別のデータベースを指定してください。
error-store-in-use-port = データベース { $database } は「foretold { $command }」（プロセス { $pid }、{ $since } から、ポート { $port }）が使用中です。先にそれを停止するか、別のデータベースを指定してください。
error-store-in-use-servers = このデータベースには Foretold のサーバーが接続しています（{ $count } 台、最初は { $since } から）。先に停止するか、別のデータベースを指定してください。
error-store-memory = メモリー上のデータベースは、サーバーが止まると消えます。sqlite:///パス のように残るものを指定してください。
error-store-missing = データベース { $database } がありません。パスを確認してください。
error-store-empty = このデータベースにはまだ何もありません。先にサーバーを起動してください。
error-backup-foreign = これは Foretold のデータベースのバックアップではありません。foretold backup が書き出したファイルを指定してください。
error-backup-damaged = バックアップが壊れています（{ $reason }）。別のものを使ってください。
error-backup-later = このバックアップは新しいバージョンの Foretold のものです（リビジョン { $revision }）。復元するには Foretold を更新してください。
error-backup-differs = コピーの内容が元と一致しません。もう一度試し、ディスクを確認してください。
error-restore-occupied = このデータベースにはゲームまたはユーザーがあります。空のデータベースを使うか、内容を置き換えてよければ --replace を付けてください。
error-name-taken = 名前「{ $name }」は使われています。別の名前を選んでください。
error-name-alike = 「{ $name }」はほかのアカウントの名前によく似ています。はっきり違う名前を選んでください。
error-export-who = 名前または ID が「{ $name }」の人はいません。アカウントの名前か ID を指定してください。
error-export-table = このデータベースにテーブル「{ $table }」はありません。ID を確かめてください。
error-import-format = 「{ $format }」はこのバージョンの Foretold のゲームファイルではありません。ゲームファイルは foretold-export/1 で始まります。
error-import-line = { $line }行目はゲームファイルの行ではありません（{ $reason }）。ゲームを書き出し直してください。
error-import-doubled = { $line }行目：{ $key } が同じ場所に2度あります。何も取り込まれませんでした。
error-import-entry = { $line }行目：テーブル { $table } の項目{ $entry }がゲームに合いません。何も取り込んでいません。
error-import-record = { $line }行目：テーブル { $table } の記録がログと一致しません。何も取り込んでいません。
error-import-differs = { $line }行目：データベースのテーブル { $table } には別のゲームがあります。何も取り込んでいません。
error-import-unfinished = 記録のゲームは終わっていません。取り込めるのは終わったゲームだけです。

## Actions

error-action-unknown = 「{ $action }」はこのゲームの行動ではありません。選べる行動の一覧のとおりに書いてください。
error-action-illegal = 「{ $action }」は今は選べません。選べる行動から選んでください。
error-game-over = ゲームは終わっているので「{ $action }」はできません。新しいゲームを配ってください。

## Records

error-record-not-json = JSON文書ではありません。{ $line }行{ $column }列で途切れているか誤りがあります。記録を保存し直してください。
error-record-format = 「{ $format }」は Foretold の記録ではありません。記録は "format": "foretold/2" で始まります。
error-record-later = この記録は新しいバージョンの Foretold の形式「{ $format }」です。読むには Foretold を更新してください。
error-record-field-missing = 記録に { $entry } がありません。追加してください。
error-record-field-unknown = { $entry } は記録の項目ではありません。削除してください。
error-record-field-doubled = { $entry } が記録の同じ場所に2度あります。どちらか一方を削除してください。
error-record-field-type = 記録の { $entry } の型が違います。必要な型：{ $expected }
error-record-options = 記録の { $entry } が正しくありません：{ $reason }
error-record-deck = 記録の { $entry } が正しくありません：{ $reason }
error-record-deck-missing = { $entry } がありません。行動は、記録にデッキのないラウンドまで続いています。追加してください。
error-record-deck-extra = { $entry } が余っています。行動はそのラウンドに達しません。削除してください。
error-record-reshuffle-missing = { $entry } がありません。行動には記録より1回多くシャッフルが必要です。追加してください。
error-record-reshuffle-extra = { $entry } が余っています。そのシャッフルは必要になりません。削除してください。
error-record-action = { $entry } の「{ $action }」はその時点で選べない行動です。記録には尋ねられた行動だけを順に書いてください。
error-record-action-extra = { $entry } は「{ $action }」ですが、その前にゲームが終わっています。終了後の行動を削除してください。
error-record-result = { $entry } は行動から導かれる { $expected } と一致しません。修正するか削除してください。
error-record-players = { $entry } には席ごとに名前が必要です（全部で{ $expected }）。修正するか削除してください。

## Proofs of a fair deal

error-proof-missing = この記録には証明がありません。証明があるのはサーバーがカードを配ったゲームだけで、ほかのゲームの途中から続けたものにはありません。
error-proof-digest = この記録はサーバーが渡した後に変更されています。もう一度ダウンロードしてください。
error-proof-commitment = サーバーは約束を守っていません：{ $entry } は示されたシードと合いません。
error-proof-seed = サーバーは約束を守っていません：{ $entry } はサーバーのシードとプレイヤーのソルトから決まるものではありません。
error-proof-order = サーバーは約束を守っていません：{ $entry } はシードが与える並びではありません。
error-proof-events = サーバーは約束を守っていません：{ $entry } は確約とソルトの順序に反しています。

## Tables

error-table-unknown = ここにテーブルはありません。リンクを確認してください。
error-table-private = このテーブルを見られるのはプレイヤーだけです。席に着くか、ホストに尋ねてください。
error-table-damaged = このゲームは読み込めなくなったため、取り置かれました。ほかのテーブルに影響はありません。
error-table-log-full = このテーブルの記録は長くなりすぎたため、ゲームの進行以外は受け付けません。最後までプレイしてください。
error-table-seats = このゲームの席は{ $expected }席ですが、{ $given }席分の指定があります。席ごとに一つずつ指定してください。
error-table-deck-large = ここのテーブルで使えるデッキは{ $most }枚までです。
error-table-options-large = テーブルのオプションはデッキを含めて{ $most }バイトまでです。名前かデッキを短くしてください。
error-table-level = レベル「{ $level }」のボットはありません。次から選んでください：{ $known }。
error-table-nobody = 少なくとも一席は人の席にしてください。
error-table-begun = ゲームはもう始まっています。開始前にしかできません。
error-table-dealing = まもなくカードが配られます。少しお待ちください。
error-salt-both = ソルトかその確約のどちらか一方だけを送ってください。
error-salt-late = 確約したソルトを二度公開しなかったため、このテーブルではソルトなしでプレイします。
error-salt-other = 確約したソルトと異なるか、サーバーの現在の確約より前に確約したものです。
error-reveal-nothing = サーバーは今、あなたのソルトを待っていません。
error-table-not-begun = ゲームはまだ始まっていません。カードが配られるのを待ってください。
error-table-over = ゲームは終わりました。続けるには再戦を申し込んでください。
error-table-host = それができるのはホストだけです。ホストに頼んでください。
error-table-not-seated = このテーブルに席がありません。まず席に着いてください。
error-table-seated-already = すでにこのテーブルの席に着いています。ほかの席に移るには、まず立ってください。
error-table-seat-taken = この席は使用中か予約済みです。ほかの席を選んでください。
error-table-no-seat = このテーブルに番号{ $seat }の席はありません。プログラムでは席を0から数えます。
error-table-full = このテーブルに空席はありません。観戦するか、別のテーブルを開いてください。
error-table-secret = この席のリンクは無効か、すでに使われています。ホストに新しいリンクを頼んでください。
error-table-name = 見える文字の名前を付けてください。bot: で始まる名前は使えません。
error-table-name-taken = このテーブルには「{ $name }」という名前、または見分けのつかない名前の人がいます。はっきり違う名前を選んでください。
error-name-mixed = 「{ $name }」は一つの単語に異なる文字体系が混ざっているか、まれな文字を含んでいます。単語ごとに一つの一般的な文字体系で書いてください。
error-name-bot = 「{ $name }」はボットの名前に見えます。別の名前を選んでください。
error-table-waiting =
    { $count ->
       *[other] まだ{ $count }席空いています。席を埋めるかボットに任せてから始めてください。
    }
error-table-bot-sits = ボットが代わりにプレイしています。まず席に戻ってください。
error-move-late = 決定{ $decision }はすでに過ぎ、今は決定{ $expected }です。もう一度見て選んでください。
error-move-turn = あなたのターンではありません。ターンを待つか、次の行動を予約してください。
error-premove-turn = あなたのターンです。予約ではなく、今決めてください。
error-undo-nothing = 取り消せる決定がまだありません。
error-undo-informed = その決定によって誰かが何かを知ったため、このテーブルではもう取り消せません。
error-request-open = ほかの申し出が返事を待っています。先にそれに答えてください。
error-request-none = 今、返事を待っている申し出はありません。
error-vote-about = このプレイヤーについては投票できません。待たせているほかのプレイヤーについて投票してください。
error-vote-early = 席は{ $seconds }秒間保留され、その後に投票できます。少し待ってください。
error-return-nothing = あなたの席にボットはいません。戻る必要はありません。
error-chat-off = このテーブルにはチャットがありません。
error-chat-empty = 何も書かれていません。何か書いてください。
error-chat-muted = ホストがこのテーブルであなたの発言を止めています。
error-chat-fast = 書き込みが速すぎます。数秒待ってください。
error-rematch-early = 再戦はこのゲームが終わってからできます。
error-rematch-made = 再戦のテーブルはすでに開いています。テーブル{ $table }へ進んでください。
error-not-stored = 保存できなかったため、実行されませんでした。少し後でもう一度試してください。
error-message-invalid = メッセージを解釈できません：{ $reason }

## The server

error-game-running = ゲームはまだ終わっていません。秘密の情報は終了後に公開されます。
error-fork-point = このゲームは決定0から{ $most }までの時点から続けられます。その中から選んでください。
error-address-unknown = このアドレスには何もありません。/api をご覧ください。
error-not-found = それは存在しないか、あなたのものではありません。
error-method-wrong = このアドレスはこのメソッドに対応していません。/api をご覧ください。
error-content-encoding = 本文を圧縮しないでください。Content-Encodingなしで送信してください。
error-content-type = 本文の種類は { $expected } でなければなりません。
error-body-large = 本文が大きすぎます。{ $most }バイトまでです。
error-head-large = 要求のヘッダーが大きすぎます。
error-request-slow = 要求が届くまでに時間がかかりすぎました。もう一度送信してください。
error-sign-in = 誰であるか分かりません。ゲストとして入るか、ログインするか、トークンを送ってください。
error-not-allowed = 今のログイン方法では、この操作はできません。Cookie か、別の権限のトークンを使ってください。
error-token-wrong = このトークンは不明か、期限切れか、取り消されています。新しく作ってください。
error-login-wrong = 名前とパスワードが合いません。両方を確認してください。
error-password-wrong = パスワードが違います。もう一度お試しください。
error-passkey-wrong = パスキーを確認できませんでした。初めからやり直してください。
error-account-there = すでにアカウントがあります。
error-account-none = まだアカウントがありません。先に作ってください。
error-confirm-first = 先にパスワードかパスキーで本人確認をしてから、もう一度お試しください。
error-csrf = 変更を伴う要求には、Cookie に加えてヘッダー { $header } が必要です。
error-origin-wrong = この要求は別のサイトのページから来ているため、受け付けません。
error-host-unknown = このサーバーの名前は「{ $host }」ではありません。正しいアドレスを使うか、設定に名前を加えてください。
error-too-fast = 短い時間に要求が多すぎます。少し待ってください。
error-server-busy = サーバーはあなたの前の要求をまだ処理しています。数秒後にもう一度お試しください。
error-too-many = すでに数が多すぎます。いくつか閉じるか削除してください。
error-server-closing = サーバーは一時停止しています。すぐに戻り、どのゲームも続けられます。
error-server-fault = サーバーで問題が起き、ログに記録されました。もう一度試してください。
error-config-value = 使えない設定があります：{ $reason }
error-config-file = { $path } の設定を読み込めません：{ $reason }
error-config-workers-database = プロセスを{ $workers }個にするにはPostgreSQLが必要です（SQLiteは1プロセス用です）。postgresql://… のようなデータベースを指定するか、1個のままにしてください。
error-config-workers-system = このシステムでは1つのポートを{ $workers }個のプロセスで共有できません。1個のままにするか、プロキシの背後で別々のポートのサーバーを起動してください。
## Work in other processes and on other machines

error-extra-missing = パッケージ { $package } が必要ですが、インストールされていません。追加機能「{ $extra }」付きで Foretold をインストールしてください。
error-workers-lost = ワーカープロセスが作業を終える前に終了しました（状態 { $status }）。メモリー不足の場合は、プロセス数を減らしてください。
error-ray-unreachable = 「{ $address }」で応答する Ray クラスターがありません。アドレスと、クラスターが動いていることを確認してください。
error-ray-refused = 「{ $address }」の Ray クラスターを使えません：{ $reason }
error-ray-failed = Ray クラスターで作業を行えませんでした：{ $reason }
