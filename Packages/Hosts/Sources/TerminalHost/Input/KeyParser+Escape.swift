extension KeyParser {
  /// Parses a sequence, a key with Alt, or the escape key itself.
  static func escapeSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let second = bytes.dropFirst().first else { return .incomplete }
    switch second {
    case Byte.bracket: return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case UInt8(ascii: "]"): return controlString(bytes)
    case Byte.escape: return .complete(count: 1, .input(.key(.escape)))
    default: return altKey(bytes.dropFirst())
    }
  }

  /// Parses a key with Alt, which is an escape byte before the key.
  private static func altKey(_ rest: ArraySlice<UInt8>) -> Step {
    guard case .complete(let count, let event) = step(rest) else { return .incomplete }
    guard case .input(.key(let key, let modifiers)) = event else {
      return .complete(count: count + 1, .nothing)
    }
    return .complete(count: count + 1, .input(.key(key, modifiers.union(.alt))))
  }

  /// Parses `ESC O x`, the keypad form of arrows, Home, End and F1 to F4.
  private static func singleShift(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let final = bytes.dropFirst(2).first else { return .incomplete }
    guard final >= 0x20 else { return .complete(count: 2, .nothing) }
    if final == UInt8(ascii: "M") { return .complete(count: 3, .input(.key(.enter))) }
    return .complete(count: 3, letterKey(final).map { .input(.key($0)) } ?? .nothing)
  }

  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    guard let first = body.first else { return .incomplete }
    if first == Byte.bracket {  // F1 to F5 of the Linux console
      guard let final = body.dropFirst().first else { return .incomplete }
      let isKey = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final)
      return .complete(
        count: 4, isKey ? .input(.key(.function(Int(final) - 0x40))) : .nothing)
    }
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    guard parameters.count <= 64 else {
      return .complete(count: 2 + parameters.count, .beginSkipping(.parameters))
    }
    guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
    let count = parameters.count + 3
    // A byte that cannot end a sequence breaks it off and is parsed by itself.
    guard (0x40...0x7E).contains(final) else { return .complete(count: count - 1, .nothing) }
    if parameters.isEmpty, final == UInt8(ascii: "M") { return oldMouse(bytes) }
    return .complete(count: count, sequenceEvent(parameters, final: final))
  }

  private static func sequenceEvent(_ parameters: ArraySlice<UInt8>, final: UInt8) -> Event {
    if parameters.first == UInt8(ascii: "<") {
      return mouse(numbers(parameters.dropFirst()), isRelease: final == UInt8(ascii: "m"))
    }
    if let report = report(parameters, final: final) { return .report(report) }
    guard parameters.first != UInt8(ascii: "?") else { return .nothing }
    let numbers = numbers(parameters)
    let modifiers = modifiers(numbers.dropFirst().first)
    switch final {
    case UInt8(ascii: "u"):
      // The kind of event stands behind the modifiers; 3 is a release.
      let kind = parameters.split(separator: UInt8(ascii: ";")).dropFirst().first?
        .split(separator: UInt8(ascii: ":")).dropFirst().first
      return codedKey(
        numbers.first ?? 0, modifiers, isRelease: kind?.elementsEqual("3".utf8) ?? false)
    case UInt8(ascii: "~"):
      if numbers.first == 200 { return .beginPaste }
      if numbers.first == 27, numbers.count == 3 {
        return codedKey(numbers[2], modifiers, isRelease: false)
      }
      return numberedKey(numbers.first ?? 0).map { .input(.key($0, modifiers)) } ?? .nothing
    case UInt8(ascii: "Z"):
      return .input(.key(.tab, .shift))
    default:
      return letterKey(final).map { .input(.key($0, modifiers)) } ?? .nothing
    }
  }

  /// The numbers between semicolons; of those with parts, the first part.
  static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { number in
        let digits = number.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self)) ?? 0
      }
  }

  /// The modifiers of a number, which is one more than the bits of shift, alt, control and command.
  private static func modifiers(_ number: Int?) -> Modifiers {
    guard let number, number > 1 else { return [] }
    return Modifiers(rawValue: UInt8((number - 1) & 15))
  }

  private static func letterKey(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }
}

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
