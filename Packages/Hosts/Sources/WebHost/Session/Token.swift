/// Names that nobody can guess.
enum Token {
  /// Makes one of so many random bytes, in hexadecimal digits.
  static func make(bytes: Int) -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<bytes).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &random)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Whether a text from outside can be such a name.
  static func isOne(_ text: some StringProtocol, bytes: Int) -> Bool {
    text.utf8.count == 2 * bytes
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// A short text that tells names from each other and says nothing else of them.
  static func digest(_ name: String) -> String {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
