"""The server: HTTP and WebSockets on aiohttp, with an SQL store."""
