### ウェブ版の画面。

## Titles and descriptions of its pages, also for shared links

web-title-home = Foretold – 予言のカードゲーム
web-about-home = 「オールイン：予言」と「オール・オア・ナッシング」をブラウザーで。ボットとはすぐに、友だちとはリンクひとつで遊べます。無料、登録不要。
web-title-new = 新しいテーブル – Foretold
web-about-new = ゲーム、オプション、プレイヤー、ボットを選んで、友だちにリンクを送りましょう。
web-title-lobby = ロビー – Foretold
web-about-lobby = プレイヤーを待っているテーブルと、観戦できるゲーム。
web-title-games = 自分のゲーム – Foretold
web-about-games = あなたのゲーム。あなたの番のものが先頭です。
web-title-me = アカウント – Foretold
web-about-me = ログイン、パスキー、プログラム用のキー。
web-title-learn = 遊び方 – Foretold
web-about-learn = 2つのゲームの短い説明と、やさしい相手との最初のゲーム。
web-title-rules = ルール – Foretold
web-about-rules = 「オールイン：予言」と「オール・オア・ナッシング」のルール。
web-title-replays = リプレイ – Foretold
web-about-replays = 終わったゲームをもう一度見られます。
web-title-table = テーブルに招待されています – Foretold
web-about-table = ブラウザーですぐに参加できます。登録もインストールも不要です。
web-title-game = 終わったゲーム – Foretold
web-about-game = ゲームの経過を、すべてのカードを公開して。
web-title-nowhere = ページが見つかりません – Foretold
web-about-nowhere = リンクが間違っているか、ページがなくなった可能性があります。ほかのページへはここから移動できます。

## Everywhere

web-nav = メインページ
web-nav-home = 遊ぶ
web-nav-lobby = ロビー
web-nav-games = 自分のゲーム
web-nav-learn = 遊び方
web-nav-me = アカウント
web-skip = 本文へ
web-loading = お待ちください…
web-close = 閉じる
web-cancel = キャンセル
web-save = 保存
web-done = 保存しました。
web-remove = 削除
web-remove-named = { $name } を削除
web-all = すべて
web-copy = コピー
web-copied = コピーしました
web-share = 共有
web-nowhere = このアドレスには何もありません。
web-reconnecting = 接続が切れました。再接続しています…
web-error-unreachable = サーバーに接続できません。通信を確かめて、もう一度お試しください。
web-offline = オフラインです
web-offline-about = 遊び方と、これまでに見たゲームの記録は、オフラインでも見られます。
web-offline-again = もう一度試す
web-guest = ゲスト

## Settings

web-settings = 設定
web-language = 言語
web-theme = 外観
web-theme-auto = 自動
web-theme-dark = 夜
web-theme-light = 昼
web-your-name = あなたの名前
web-motion-less = 動きを減らす
web-sound = 効果音
web-hints = テーブルでのヒント
web-hints-about = 効果や決めることを、初めて出てきたときに一度だけ説明します。もう一度オンにすると、最初からすべて表示します。
web-notify = 別のタブにいても自分の番を知らせる
web-notify-denied = このページからの通知はブラウザーで許可されていません。

## Home

web-hero = いちばん強い手札は誰のもの？
web-hero-about = 先を読むカードゲーム。みんなの前でカードを集め、相手を読み、これから起こることに賭けましょう。
web-opponents = ボットの強さ
web-play-now = 今すぐ遊ぶ
web-play-friends = 友だちと遊ぶ
web-more-options = 詳しい設定
web-dealing = カードを配っています…
web-join = テーブルに参加
web-join-link = リンクまたはコード
web-join-go = 参加
web-join-wrong = テーブルのリンクではありません。リンクには /t/ が含まれます。
web-learn-about = はじめてですか？　短い説明を読めば最初のゲームができます。あとはゲーム中に案内します。
web-learn-go = 遊び方を見る
web-replays = リプレイ

## Tables in lists

web-line-your-turn = あなたの番
web-line-over = 終了
web-line-playing = プレイ中
web-line-free =
    { $count ->
        [0] 満席
       *[other] 空席{ $count }
    }
web-lobby-waiting = プレイヤー募集中
web-lobby-going = 観戦できるゲーム
web-lobby-empty = 今は公開中のテーブルがありません。テーブルを開けば、ここで見つけてもらえます。
web-games-turn = あなたの番
web-games-going = 進行中
web-games-over = 終了
web-games-empty = まだここで遊んだゲームはありません。
web-games-export = 終わったゲームをまとめてダウンロード
web-replays-empty = 終わったゲームがここに並びます。
web-verify = カードを検証

## A new table

web-new-table = 新しいテーブル
web-game = ゲーム
web-how-many = プレイヤー数
web-players = { $count }人
web-seats = 席
web-seat-number = 席{ $seat }
web-seat-for = 席{ $seat }
web-seat-person = 人間
web-seat-person-link = 人間（リンクで招待）
web-seat-bot = ボット：{ $level }
web-fill-bots = すべてボット
web-fill-people = すべて人間
web-options = オプション
web-option-drawn = 抽選
web-deck-usual = 標準のデッキ
web-deck-choose = ファイルを選ぶ
web-deck-chosen = { $name }（{ $count }枚）
web-deck-unnamed = 名前なし
web-deck-usual-again = 標準のデッキに戻す
web-deck-about = どのカードがあり、何をするかを書いたTOMLファイルです。
web-deck-large = デッキファイルとしては大きすぎます。64 kBまでです。
web-table = テーブル
web-clock = 持ち時間
web-clock-none = 時間制限なし
web-clock-decision = 1手 { $seconds }秒
web-clock-bank = 1人 { $minutes }分、1手ごとに +{ $increment }秒
web-clock-days = 1手 { $days }日
web-timeout-bot = 時間切れのときはボットが決める
web-listed = ロビーに表示する
web-listed-about = 表示しない場合、リンクを持つ人だけが見つけられます。
web-memory = 記憶の補助
web-memory-about = 各プレイヤーについて見聞きしたことを表示します。捨て札の中は見られません。
web-undo = 決定の取り消しを許可する
web-undo-about = その決定からまだ誰も何も知り得ていないうちはすぐに、その後は全員が同意すれば取り消せます。
web-spectators = 観戦を許可する
web-chat = チャット
web-open-table = テーブルを開く

## The waiting room

web-invite-title = 友だちを招待
web-invite-link = このリンクを送ってください
web-sit-title = 席に着く
web-sit = 席に着く
web-sit-here = ここに座る
web-sit-full = 席はすべて埋まっています。テーブルが許可していれば、開始後に観戦できます。
web-sit-kept = 空いている席は、招待された人のために取ってあります。あなたの席があれば、お座りください。
web-seat-free = 空席
web-seat-kept = 予約済み
web-seat-you = あなた
web-seat-host = ホスト
web-seat-away = 離席中
web-seat-link = 席のリンク
web-seat-link-for = 席{ $seat }専用のリンク
web-begin = カードを配る
web-leave = 席を立つ
web-name-why = この名前がほかの人に見えます。登録は不要です。
web-waiting-free = 空席があと{ $count }つあります。
web-waiting-ready = 全員そろいました。
web-void = シャッフルに使う乱数の一部が時間内に公開されませんでした（{ $players }）。この配札は無効です。もう一度配ってください。
web-table-closed = このテーブルは開けません

## A finished game

web-finished = 終わったゲーム
web-result-won =
    { $count ->
        [1] { $names }の勝ち。
       *[other] { $names }の同時優勝。
    }
web-result-nobody = 勝者なし。
web-record = 記録をダウンロード
web-play-again = もう一度遊ぶ

## The account

web-me-hello = こんにちは、{ $name }さん
web-me-why = このブラウザーのゲストとして、登録なしで遊んでいます。アカウントを作ると、どの端末でも自分のゲームを続けられます。
web-me-which = 新規登録またはログイン
web-account = アカウント
web-account-new = 新規登録
web-account-name = 名前
web-account-make = アカウントを作る
web-account-passkey = パスキーで作る
web-sign-in = ログイン
web-sign-in-passkey = パスキーでログイン
web-sign-out = ログアウト
web-password = パスワード
web-password-length = 8文字以上
web-password-old = 現在のパスワード
web-password-new = 新しいパスワード
web-password-tokens = プログラム用のキーもすべて無効にする
web-delete = アカウントを削除
web-delete-sure = 完全に削除しますか？　終わったゲームは当時の名前のまま残ります。
web-delete-yes = はい、削除します
web-confirm = 本人確認
web-confirm-why = アカウントを使える人が変わる操作です。5分後には、もう一度確認します。
web-confirm-yes = 確認する
web-confirm-passkey = パスキーで確認
web-sessions = ログイン中の端末
web-sessions-about = 見覚えのないものをログアウトしてから、パスワードを変更してください。ログアウトした端末も記憶されるので、他人が間違ったパスワードを試しても、その端末からはいつでもログインできます。
web-session-device = { $browser }（{ $system }）
web-session-unknown = 不明なブラウザー
web-session-here = この端末
web-session-times = ログイン：{ $begun }、最終利用：{ $seen }
web-session-remembered = ログアウト済み、最終利用：{ $seen }
web-session-end = ログアウト
web-session-end-named = { $name } をログアウト
web-session-forget = 記憶を消す
web-session-forget-named = { $name } の記憶を消す
web-sessions-others = ほかの端末をすべてログアウト
web-passkeys = パスキー
web-passkeys-about = 端末の指紋、顔、PIN で、パスワードなしでログインできます。
web-passkey-name = 端末の名前
web-passkey-add = パスキーを追加
web-passkey-none = パスキーが選ばれませんでした。
web-passkey-unknown = このブラウザーでは、安全なページ（https）でのみパスキーを使えます。
web-tokens = プログラム用のキー
web-tokens-about = 自作のボットはこのキーでログインします。
web-api = API
web-token-name = 用途
web-token-scope = 権限
web-token-play = 代わりにプレイする
web-token-read = 読み取りのみ
web-token-make = キーを作る
web-token-secret = キー（表示されるのは今回だけです）

## Learning

web-learn-try = 最初のゲーム
web-learn-rules = すべてのルール
