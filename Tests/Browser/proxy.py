"""A proxy that makes the way to a server long, and cuts it."""

import asyncio
import threading


class Proxy:
    """Passes bytes on to a port after `delay` seconds each way."""

    def __init__(self, port, delay=0.0):
        self.target = port
        self.delay = delay
        self.swallows = False
        self.writers = set()
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def cut(self):
        """Ends all connections, with what is on its way."""
        self._call(self._cut())

    def close(self):
        self._call(self._end())
        self.loop.call_soon_threadsafe(self.loop.stop)

    def _call(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=10)

    def _run(self, ready):
        asyncio.set_event_loop(self.loop)
        self.loop.set_exception_handler(lambda *_: None)
        start = asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.server = self.loop.run_until_complete(start)
        self.port = self.server.sockets[0].getsockname()[1]
        ready.set()
        self.loop.run_forever()

    async def _cut(self):
        for writer in list(self.writers):
            writer.transport.abort()

    async def _end(self):
        self.server.close()
        await self._cut()

    async def _serve(self, reader, writer):
        self.writers.add(writer)
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.writers.add(up_writer)
        await asyncio.gather(self._pass(reader, up_writer), self._pass(up_reader, writer))
        self.writers -= {writer, up_writer}

    async def _pass(self, reader, writer):
        """Keeps the order, and lets much be on its way at a time."""
        late = asyncio.Queue()

        async def send():
            while True:
                due, data = await late.get()
                await asyncio.sleep(max(0, due - self.loop.time()))
                if not data:
                    break
                writer.write(data)
                await writer.drain()
            writer.close()

        sender = asyncio.ensure_future(send())
        try:
            while True:
                data = await reader.read(65536)
                # What is swallowed is answered by nothing, not even by an end.
                if self.swallows:
                    continue
                late.put_nowait((self.loop.time() + self.delay, data))
                if not data:
                    break
            await sender
        except OSError:
            writer.transport.abort()
            sender.cancel()
