enum Byte {
  static let interrupt: UInt8 = 0x03
  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B
  static let bracket = UInt8(ascii: "[")

  /// Returns how many times Ctrl-C is at the end of bytes, and how many bytes that is.
  ///
  /// It is a byte, or a number where keys have numbers.
  static func interrupts(endOf bytes: [UInt8]) -> (times: Int, length: Int) {
    var rest = bytes[...]
    var times = 0
    while let length = interruptLength(endOf: rest) {
      rest = rest.dropLast(length)
      times += 1
    }
    return (times, bytes.count - rest.count)
  }

  private static func interruptLength(endOf bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.last == interrupt { return 1 }
    // With Caps Lock, Num Lock, or both.
    return ["5", "69", "133", "197"].lazy.map { Array("\u{1B}[99;\($0)u".utf8) }
      .first { bytes.suffix($0.count).elementsEqual($0) }?.count
  }
}
