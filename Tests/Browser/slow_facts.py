"""A server of facts that answers when it is told to."""

import http.server
import threading


class SlowFacts:
    """Tells facts about numbers over HTTP; each question waits until `answers` is set."""

    def __init__(self):
        self.answers = threading.Event()
        self.asked = threading.Semaphore(0)
        self.words = "A fact about {}."
        facts = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                facts.asked.release()
                facts.answers.wait()
                body = facts.words.format(self.path.strip("/").split("?")[0]).encode()
                try:
                    self.send_response(200)
                    self.send_header("Content-Type", "text/plain")
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_port}"

    def close(self):
        self.answers.set()
        self.server.shutdown()
        self.server.server_close()
