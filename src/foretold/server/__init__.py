"""The server: carries messages between people, programs and the tables of `foretold.table`, and keeps the doors."""
