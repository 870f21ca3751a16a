"""The server: the hall on aiohttp, with SQL behind it; it carries messages and keeps the doors."""
