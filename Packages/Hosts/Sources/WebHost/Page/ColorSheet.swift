/// The rules of the stylesheet for colours besides those that have a name.
///
/// A page's policy allows no styles of its own, so a colour is said by a class for each of its
/// parts: red, green, blue or a name, and how much of what is behind it can be seen.
enum ColorSheet {
  /// What of an element a colour is for.
  enum Use: String, CaseIterable {
    case fore = "fg"
    case ground = "bg"
    case line
    case tint = "tn"
    /// What is behind a control that has a ground of its own, and behind the room around it.
    case under = "un"

    /// What the classes of its parts and their variables begin with.
    var letter: String {
      switch self {
      case .fore: "c"
      case .ground: "g"
      case .line: "l"
      case .tint: "t"
      case .under: "u"
      }
    }
  }

  /// How far apart the shades of red, green and blue are that there are rules for, of 255.
  private static let step = 5
  /// How far apart opacities are, in hundredths.
  private static let opacityStep = 5

  /// The names that a colour with an opacity may have, and what they are on a ground and before it.
  private static let names: [String: (fore: String, ground: String)] = {
    var names = ["black": ("#000", "#000"), "white": ("#fff", "#fff")]
    names["primary"] = ("var(--text)", "var(--text)")
    names["secondary"] = ("var(--faint)", "var(--faint)")
    names["accent"] = ("var(--accent)", "var(--blue-ground)")
    for name in [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ] {
      names[name] = ("var(--\(name))", "var(--\(name)-ground)")
    }
    return names
  }()

  /// The classes for a colour as elements write it, such as `red`, `#1a2b3c` or `blue@0.2`; none
  /// for one that is not known.
  static func classes(_ color: String?, for use: Use) -> [String] {
    guard let color else { return [] }
    if color.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return ["\(use.rawValue)-\(color)"] }
    let parts = color.split(separator: "@", maxSplits: 1)
    guard let base = parts.first.map(String.init) else { return [] }
    let opacity = parts.count > 1 ? min(max(Double(parts[1]) ?? 1, 0), 1) : 1
    let steps = Int((opacity * 100 / Double(opacityStep)).rounded())
    let end = ["\(use.letter)o-\(steps * opacityStep)"]
    if names[base] != nil { return ["\(use.rawValue)-mix", "\(use.letter)n-\(base)"] + end }
    let pair = base.split(separator: "|").compactMap(shades)
    guard let light = pair.first else { return [] }
    let mix =
      classes("rgb", light, use) + (pair.count > 1 ? classes("RGB", pair[1], use) : []) + end
    let on = use == .ground && opacity > 0.5 ? [pair.map(text).reduce("on") { "\($0)-\($1)" }] : []
    return ["\(use.rawValue)-\(pair.count > 1 ? "pair" : "mix")"] + mix + on
  }

  /// The red, green and blue of a colour as elements write it; nil for one that is not known.
  private static func shades(_ color: Substring) -> [Int]? {
    guard color.hasPrefix("#"), color.utf8.count == 7,
      let hex = UInt32(color.dropFirst(), radix: 16)
    else { return nil }
    return [16, 8, 0].map { Int(hex >> $0 & 0xFF) }
  }

  private static func classes(_ parts: String, _ shades: [Int], _ use: Use) -> [String] {
    zip(parts, shades).map { "\(use.letter)\($0)-\(($1 + step / 2) / step)" }
  }

  /// What can be read on a ground.
  private static func text(on shades: [Int]) -> String {
    let light = 299 * shades[0] + 587 * shades[1] + 114 * shades[2]
    return light > 140_000 ? "black" : "white"
  }

  static let css: String = {
    var rules = Use.allCases.map { mixed($0, "mix") } + Use.allCases.map { mixed($0, "pair") }
    for use in Use.allCases {
      let letter = use.letter
      for part in "rgbRGB" {
        rules += (0...(255 / step)).map {
          ".\(letter)\(part)-\($0){--\(letter)\(part):\($0 * step)}"
        }
      }
      rules += stride(from: 0, through: 100, by: opacityStep).map {
        ".\(letter)o-\($0){--\(letter)o:\($0)%}"
      }
      for (name, color) in names.sorted(by: { $0.key < $1.key }) {
        let value = use == .ground || use == .under ? color.ground : color.fore
        rules.append(".\(letter)n-\(name){--\(letter):\(value)}")
        if use == .tint { rules.append(".tn-\(name){--accent:\(value)}") }
        if use == .under { rules.append(".un-\(name){--under:\(value)}") }
        if use == .fore {
          rules.append(
            ":is(.shape,.path,.stop,.symbol).\(letter)n-\(name){--\(letter):\(color.ground)}")
        }
      }
    }
    for (name, color) in [("black", "#000"), ("white", "#fff")] {
      rules.append(":is(.on-\(name),.on-\(name)-\(name)){--on:\(color)}")
    }
    rules.append(".on-black-white{--on:light-dark(#000,#fff)}")
    rules.append(".on-white-black{--on:light-dark(#fff,#000)}")
    return rules.joined(separator: "\n")
  }()

  /// The rule that puts the parts together, of one colour or of one for light and one for dark.
  private static func mixed(_ use: Use, _ kind: String) -> String {
    let letter = use.letter
    func shade(_ names: String) -> String {
      "rgb(\(names.map { "var(--\(letter)\($0),0)" }.joined(separator: " ")))"
    }
    let shades = kind == "mix" ? shade("rgb") : "light-dark(\(shade("rgb")),\(shade("RGB")))"
    let color = "color-mix(in srgb,var(--\(letter)) var(--\(letter)o),transparent)"
    let target =
      switch use {
      case .fore: "color:\(color)"
      case .ground: "--on:currentColor;--tint:\(color)"
      case .line: "--edge:\(color)"
      case .tint: "--accent:\(color)"
      case .under: "--under:\(color)"
      }
    return ".\(use.rawValue)-\(kind){--\(letter):\(shades);--\(letter)o:100%;\(target)}"
  }
}
