/// A colour, with the nearest of a terminal's sixteen for those that know no more.
struct TerminalColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// 0 to 15, as in SGR 30 to 37 and 90 to 97.
  var basic: UInt8

  init(_ hex: UInt32, basic: UInt8) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    self.basic = basic
  }

  /// Whether black text is easier to read on it than white.
  var isLight: Bool {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 150_000
  }

  /// The place in the 256-colour palette's cube or grey ramp.
  var indexed: UInt8 {
    let spread = max(red, green, blue) - min(red, green, blue)
    if spread < 12 {
      if red < 4 { return 16 }
      let level = max(0, Int(red) - 3) / 10
      return level > 23 ? 231 : UInt8(232 + level)
    }
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    return UInt8(16 + 36 * step(red) + 6 * step(green) + step(blue))
  }
}

/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable {
  case none, basic, indexed, full

  /// Reads `NO_COLOR`, `COLORTERM` and `TERM`.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .full
    } else {
      self = term.contains("256color") ? .indexed : .basic
    }
  }
}
