enum Byte {
  static let interrupt: UInt8 = 0x03
  static let escape: UInt8 = 0x1B
  static let bracket = UInt8(ascii: "[")
}
