import Servers

extension Connection {
  /// Answers one request over HTTP/2 by a status of success, and a body of sevens.
  func answerSecond(bodySize: Int) {
    for _ in 0..<24 { _ = readByte() }
    sendFrame(type: 4)
    var request: UInt8 = 0
    // How much may be sent in this answer, and on the connection.
    var (window, whole) = (65_535, 65_535)
    var left = bodySize
    var hasBegun = false
    while left > 0, let frame = readFrame() {
      switch frame.type {
      case 1:
        request = frame.stream
        // The status 200, as the table of headers has it.
        sendFrame(type: 1, flags: 4, stream: request, [0x88])
        hasBegun = true
      case 4 where frame.flags == 0:
        sendFrame(type: 4, flags: 1)
        for setting in stride(from: 0, to: frame.payload.count, by: 6)
        where frame.payload[setting + 1] == 4 {
          window += number(frame.payload[(setting + 2)...]) - 65_535
        }
      case 8 where frame.stream == 0: whole += number(frame.payload[...])
      case 8: window += number(frame.payload[...])
      default: break
      }
      while hasBegun, left > 0, min(window, whole) > 0 {
        let count = min(left, window, whole, 16_384)
        (left, window, whole) = (left - count, window - count, whole - count)
        let body = [UInt8](repeating: 0x37, count: count)
        sendFrame(type: 0, flags: left == 0 ? 1 : 0, stream: request, body)
      }
    }
    _ = waitUntilClosed()
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  func sendFrame(
    type: UInt8, flags: UInt8 = 0, stream: UInt8 = 0, _ payload: [UInt8] = []
  ) {
    let count = payload.count
    let size = [UInt8(count >> 16), UInt8(count >> 8 & 255), UInt8(count & 255)]
    send(size + [type, flags, 0, 0, 0, stream] + payload)
  }

  private func readFrame() -> (type: UInt8, flags: UInt8, stream: UInt8, payload: [UInt8])? {
    guard let head = read(9), let payload = read(number([0] + head[..<3])) else { return nil }
    return (head[3], head[4], head[8], payload)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count, let byte = readByte() { bytes.append(byte) }
    return bytes.count == count ? bytes : nil
  }
}
