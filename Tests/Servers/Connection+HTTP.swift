extension Connection {
  /// Answers the next request with a head made of `status` and `headers`, and with `body`.
  @discardableResult
  package func answer(
    _ status: String = "200 OK", headers: [String] = [], body: some Collection<UInt8>
  ) -> Bool {
    readRequest()
    let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers
    return send(head.joined(separator: "\r\n") + "\r\n\r\n") && send(body)
  }

  @discardableResult
  package func answer(_ status: String = "200 OK", headers: [String] = [], text: String) -> Bool {
    answer(status, headers: headers, body: text.utf8)
  }

  /// Answers the next request with the beginning of an answer whose length is not announced.
  package func beginAnswer() {
    readRequest()
    send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
  }
}
