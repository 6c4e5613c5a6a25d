internal import Foundation

/// A colour of an asset catalogue: `#` and six digits, for a light screen and a dark one.
struct AssetColor: Hashable, Sendable {
  var light: String
  var dark: String?
  /// From 0 to 1, in light; dark has the same.
  var alpha: Double

  /// Reads a colour set; nil where it holds none of numbers, such as one that a system names.
  init?(set folder: URL) {
    struct Contents: Decodable {
      var colors: [Variant]
    }
    guard let json = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    let found = contents.colors.compactMap { variant in
      variant.color?.shade.map { (variant: variant, shade: $0) }
    }
    func shade(_ appearance: String?) -> (hex: String, alpha: Double)? {
      found.first { $0.variant.appearance == appearance }?.shade
    }
    guard let any = shade(nil) else { return nil }
    light = shade("light")?.hex ?? any.hex
    dark = shade("dark")?.hex
    alpha = (0...1).contains(any.alpha) ? any.alpha : 1
  }

  /// How elements write it.
  var name: String { dark.map { $0 == light ? light : "\(light)|\($0)" } ?? light }

  private struct Variant: Decodable {
    var color: Components?
    var appearances: [[String: String]]?

    /// Nil for any; empty for one that no host has, such as high contrast.
    var appearance: String? {
      guard let appearances, !appearances.isEmpty else { return nil }
      let isOfLight = appearances.count == 1 && appearances[0]["appearance"] == "luminosity"
      return isOfLight ? appearances[0]["value"] ?? "" : ""
    }
  }

  private struct Components: Decodable {
    var components: [String: String]?

    var shade: (hex: String, alpha: Double)? {
      guard let components else { return nil }
      func part(_ name: String) -> Int? {
        (components[name] ?? components["white"]).flatMap(Self.part)
      }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return ("#" + digits.joined(), components["alpha"].flatMap(Double.init) ?? 1)
    }

    /// A number from 0 to 255: catalogues have `0x1F`, `31` and `0.122`.
    private static func part(_ text: String) -> Int? {
      let hex = text.hasPrefix("0x") ? UInt8(text.dropFirst(2), radix: 16) : nil
      guard let number = hex.map(Double.init) ?? Double(text), number.isFinite else { return nil }
      return Int(min(max(number * (text.contains(".") ? 255 : 1), 0), 255).rounded())
    }
  }
}
