extension KeyParser {
  /// A key as its number and its modifiers, as kitty and some others send it.
  static func codedKey(_ code: Int, _ modifiers: Modifiers, isRelease: Bool) -> Event {
    guard !isRelease else { return .nothing }
    if let key = specialKey(code) { return .input(.key(key, modifiers)) }
    guard let scalar = Unicode.Scalar(UInt32(clamping: code)), code >= 0x20,
      !(0x7F..<0xA0).contains(code), !(0xE000...0xF8FF).contains(code)
    else { return .nothing }
    var modifiers = modifiers
    if modifiers.contains(.control) {
      if scalar == "[" { return .input(.key(.escape, modifiers.subtracting(.control))) }
      return .input(.key(.control(lowered(scalar)), modifiers.subtracting(.control)))
    }
    guard modifiers.contains(.shift) else { return .input(.key(.scalar(scalar), modifiers)) }
    // A letter that is held with Shift is a capital, as it is when it is typed.
    let upper = String(scalar).uppercased().unicodeScalars
    if upper.count == 1, let capital = upper.first, capital != scalar || scalar == " " {
      modifiers.subtract(.shift)
      return .input(.key(.scalar(capital), modifiers))
    }
    return .input(.key(.scalar(scalar), modifiers))
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let lower = String(scalar).lowercased().unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  private static func specialKey(_ code: Int) -> Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 57399...57408: .scalar(Unicode.Scalar(UInt8(code - 57399 + 0x30)))
    case 57409: .scalar(".")
    case 57410: .scalar("/")
    case 57411: .scalar("*")
    case 57412: .scalar("-")
    case 57413: .scalar("+")
    case 57415: .scalar("=")
    case 57416: .scalar(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
