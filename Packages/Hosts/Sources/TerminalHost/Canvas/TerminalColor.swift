/// A colour, and the nearest of the sixteen that every colour terminal has.
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

  /// The index of the nearest colour in the 256-colour palette, in its cube or its ramp of greys.
  var indexed: UInt8 {
    let levels = [0, 95, 135, 175, 215, 255]
    let parts = [red, green, blue].map { Int($0) }
    let steps = parts.map { part in
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
    }
    let grey = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    func distance(_ other: [Int]) -> Int {
      zip(parts, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let isGrey =
      distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(steps.map { levels[$0] })
    return UInt8(isGrey ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }
}
