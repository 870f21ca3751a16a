"""The server: the hall on aiohttp, with SQL behind it."""
