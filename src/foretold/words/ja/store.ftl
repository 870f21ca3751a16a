### コマンドラインでの保存先: foretold export と foretold import。

store-database = データベース: sqlite:///パス または postgresql://…（省略時: foretold serve が使うもの）
store-refused = データベースを使えません: { $reason }

store-export-all = データベースのすべてのゲームと人（省略時）
store-export-who = 一人のプレイヤーの終わったゲーム: アカウントの名前、または ID
store-export-table = 一つのテーブル（ゲームが終わっている場合）
store-export-running = --who と --table で、終わっていないゲームも含める。まだ誰も見てはいけないカードが入っている
store-export-file = 書き込むファイル（まだ無いもの）。- なら標準出力に書く
store-export-exists = { $file } はすでにあります。別の名前を指定してください。
store-export-unwritable = { $file } に書き込めません: { $reason }
store-exported = { $count }ゲームを書き出しました。
store-export-left = 終わっていない{ $count }ゲームは省きました（--running を参照）。
store-export-damaged = ログが壊れているため省いたテーブル: { $tables }

store-import-file = foretold export が書いたファイル、または終わったゲームの記録。- なら標準入力から読む
store-import-empty = { $file } は空です。foretold export が書いたファイルを指定してください。
store-imported = { $count }ゲームを取り込みました。すでにあったもの: { $there }
