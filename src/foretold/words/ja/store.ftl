### コマンドラインでの保存先: foretold export、import、backup、restore。

store-database = データベース：sqlite:///パス または postgresql://…（既定：foretold serve が使うもの）
store-refused = データベースを使えません：{ $reason }

store-export-all = データベースのすべてのゲームとユーザー（既定）
store-export-who = 一人のプレイヤーの終わったゲーム：アカウントの名前、または ID
store-export-table = 一つのテーブル（ゲームが終わっている場合）
store-export-running = --who と --table で、終わっていないゲームも含める。まだ誰も見てはいけないカードが入る
store-export-file = 書き出すファイル（既存のものは不可）。- なら標準出力に書き出す
store-export-exists = { $file } はすでにあります。別の名前を指定してください。
store-export-unwritable = { $file } に書き込めません：{ $reason }
store-exported = { $count }ゲームを書き出しました。
store-export-left = 終わっていない{ $count }ゲームは省きました（--running を参照）。
store-export-damaged = ログが壊れているため省いたテーブル：{ $tables }

store-import-file = foretold export が書き出したファイル、または終わったゲームの記録。- なら標準入力から読む
store-import-empty = { $file } は空です。foretold export が書き出したファイルを指定してください。
store-imported = { $count }ゲームを取り込みました。すでにあったゲーム：{ $there }

store-backup-file = 書き出すファイル（既存のものは不可）。所有者だけが読める
store-backed-up = バックアップを書き出し、検証しました：{ $file }（テーブル { $tables }、ユーザー { $people }）。
store-restore-file = foretold backup が書き出したファイル。SQLite にも PostgreSQL にも復元できる
store-restore-replace = データベースの現在の内容をすべて置き換える
store-restored = 復元し、検証しました（テーブル { $tables }、ユーザー { $people }）。
store-copying = { $total }件中{ $done }件をコピー済み、残り{ $seconds }秒
