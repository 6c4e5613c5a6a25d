/// A colour, and the nearest of the sixteen that every colour terminal has.
struct TerminalColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// 0 to 15, as in SGR 30 to 37 and 90 to 97.
  var basic: UInt8 {
    get { packed & 0xF }
    set { packed = packed & 0xF0 | newValue }
  }
  /// How much of what is behind can be seen, in sixteenths.
  private var transparency: UInt8 { packed >> 4 }
  /// Both, which keeps cells small.
  private var packed: UInt8

  init(_ hex: UInt32, basic: UInt8) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    packed = basic
  }

  /// Makes a colour of parts from 0 to 1, for what is drawn in all colours.
  init(red: Double, green: Double, blue: Double) {
    func part(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    self.init(part(red) << 16 | part(green) << 8 | part(blue), basic: 0)
  }

  /// Returns the colour with an opacity from 0 to 1.
  func withOpacity(_ opacity: Double) -> TerminalColor {
    var copy = self
    let sixteenths = (16 * (1 - min(max(opacity, 0), 1))).rounded()
    copy.packed = basic | UInt8(min(sixteenths, 15)) << 4
    return copy
  }

  /// Whether it leaves more of what is behind than it has itself.
  var isVeil: Bool { transparency > 8 }
  var isOpaque: Bool { transparency == 0 }
  var opacity: Double { 1 - Double(transparency) / 16 }

  /// Returns the colour as it looks before another one.
  func over(_ background: TerminalColor) -> TerminalColor {
    if isOpaque { return self }
    func part(_ path: KeyPath<TerminalColor, UInt8>) -> UInt32 {
      let behind = Int(background[keyPath: path])
      let share = Int(16 - transparency)
      return UInt32(behind + (Int(self[keyPath: path]) - behind) * share / 16)
    }
    return TerminalColor(part(\.red) << 16 | part(\.green) << 8 | part(\.blue), basic: basic)
  }

  /// Whether black text is easier to read on it than white.
  var isLight: Bool { lightness > 150_000 }
  /// Whether black text cannot be read on it.
  var isDark: Bool { lightness < 100_000 }
  private var lightness: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }

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
    // A tint is seen better as one that is too strong than not at all.
    let isTinted = (parts.max() ?? 0) - (parts.min() ?? 0) > 40 && Set(steps).count > 1
    let isGrey =
      !isTinted
      && distance(Array(repeating: 8 + 10 * grey, count: 3)) < distance(steps.map { levels[$0] })
    return UInt8(isGrey ? 232 + grey : 16 + 36 * steps[0] + 6 * steps[1] + steps[2])
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
