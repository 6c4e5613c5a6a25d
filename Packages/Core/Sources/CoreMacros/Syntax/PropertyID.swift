/// The number that identifies a property to observation: the 64-bit FNV-1a hash of its name.
struct PropertyID {
  let rawValue: UInt64

  init(name: String) {
    rawValue = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  /// The number as a literal of sixteen hexadecimal digits.
  var literal: String {
    let digits = String(rawValue, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
