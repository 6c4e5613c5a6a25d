internal import Foundation

extension Color {
  /// The parts of a colour, each from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    /// A part.
    public var red, green, blue, opacity: Float

    /// Makes a colour from its parts, each from 0 to 1.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// The space in which two colours are mixed.
  public enum MixSpace: Hashable, Sendable {
    /// By the parts as they are sent to a screen, and by the light that they stand for.
    case device, perceptual
  }

  /// Makes a colour from its parts.
  public init(_ parts: Resolved) {
    self.init(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      opacity: Double(parts.opacity))
  }

  /// Returns a mixture with another colour, from none of it at 0 to nothing else at 1.
  public func mix(
    with other: Color, by fraction: Double, in space: MixSpace = .perceptual
  ) -> Color {
    let part = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    if part == 0 { return self }
    if part == 1 { return other }
    let curve = space == .perceptual ? 2.2 : 1
    func mixed(_ path: KeyPath<Resolved, Float>) -> Float {
      let ends = [resolved[keyPath: path], other.resolved[keyPath: path]].map {
        pow(Double($0), curve)
      }
      return Float(pow(ends[0] * (1 - part) + ends[1] * part, 1 / curve))
    }
    let opacity = Double(resolved.opacity) * (1 - part) + Double(other.resolved.opacity) * part
    return Color(
      Resolved(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: Float(opacity)))
  }

  /// The parts of the colour; of a name, as pages draw it, and of a host's own colour, gray.
  var resolved: Resolved {
    let parts = (name ?? "").split(separator: "@")
    let hex = parts.first.map(String.init).flatMap(Self.hex) ?? 0x808080
    func part(_ shift: UInt32) -> Float { Float(hex >> shift & 0xFF) / 255 }
    let opacity = parts.count > 1 ? Float(parts[1]) ?? 1 : isClear ? 0 : 1
    return Resolved(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  private static func hex(_ name: String) -> UInt32? {
    name.hasPrefix("#") ? UInt32(name.dropFirst().prefix(6), radix: 16) : shades[name]
  }

  private static let shades: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "gray": 0x8E8E93, "red": 0xFF3B30, "orange": 0xFF9500,
    "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE, "teal": 0x30B0C7, "cyan": 0x32ADE6,
    "blue": 0x007AFF, "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E,
    "accent": 0x007AFF,
  ]
}

extension Color {
  /// Whether nothing behind it can be seen.
  var isOpaque: Bool { !isClear && name?.contains("@") != true }

  private static let names: Set<String> = [
    "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue",
    "indigo", "purple", "pink", "brown", "accent",
  ]

  /// Reads a colour as hosts write it; nil for a name that they do not know.
  init?(written text: String) {
    let parts = text.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), parts.count <= 2 else { return nil }
    // Of an asset catalogue, a colour can be two.
    let isHex = name.split(separator: "|", omittingEmptySubsequences: false).allSatisfy { shade in
      shade.hasPrefix("#") && shade.count == 7 && shade.dropFirst().allSatisfy(\.isHexDigit)
    }
    guard isHex || Self.names.contains(name) || name == "primary" else { return nil }
    let base = name == "primary" ? Color.primary : Color(name: name)
    guard parts.count == 2 else {
      self = base
      return
    }
    guard let opacity = Double(parts[1]), (0...1).contains(opacity) else { return nil }
    self = base.opacity(opacity)
  }
}
