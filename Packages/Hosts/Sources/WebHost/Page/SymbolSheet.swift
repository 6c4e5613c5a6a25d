/// The rules of the stylesheet for symbols, which are drawn in `Assets/symbols.txt`.
///
/// Each symbol is one picture with three parts beside each other: its lines, its filled ground, and
/// the details that are left out of that. An element says by classes which symbol it shows and how.
enum SymbolSheet {
  /// The classes for a symbol, or for the nearest of its variants; none if there is no picture of
  /// it.
  static func classes(for name: String) -> [String] {
    var parts = name.split(separator: ".")
    var variant = Variant()
    while !parts.isEmpty {
      let base = parts.joined(separator: ".")
      if paths[base] != nil { return ["symbol", className(base)] + variant.classes }
      variant.add(parts.removeLast())
    }
    return []
  }

  /// What the rest of a symbol's name asks for.
  private struct Variant {
    private var isFilled = false
    private var isStruckOut = false
    private var frame: String?

    mutating func add(_ part: Substring) {
      switch part {
      case "fill": isFilled = true
      case "slash": isStruckOut = true
      case "circle", "square": frame = String(part)
      default: break
      }
    }

    var classes: [String] {
      let look = frame.map { ["in-\($0)", isFilled ? "solid-frame" : nil] }
      return (look ?? [isFilled ? "solid" : nil]).compactMap(\.self)
        + (isStruckOut ? ["slashed"] : [])
    }
  }

  private static func className(_ base: String) -> String {
    "s-" + base.replacing(".", with: "-")
  }

  static let paths: [String: String] = {
    let lines = String(decoding: PackageResources.symbols_txt, as: UTF8.self).split(separator: "\n")
    let pairs = lines.filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(pairs) { $1 }
  }()

  static let css: String = {
    let rules = paths.sorted { $0.key < $1.key }.map { name, path in
      ".\(className(name)){--s:\(picture(of: path))}"
    }
    let frames = ["circle", "square"].map { name in
      ".in-\(name){--frame:\(picture(of: paths[name] ?? ""))}"
    }
    return (rules + frames).joined(separator: "\n")
  }()

  /// A picture as a URL: in a square of 24, one of 24 that is empty, and so on.
  private static func picture(of path: String) -> String {
    let parts = path.split(separator: "|", maxSplits: 1).map(String.init)
    let ground = parts.first ?? ""
    let details = parts.count > 1 ? parts[1] : ""
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 24' fill='none' stroke='%23000' \
      stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'>\
      <path d='\(ground)\(details)'/>\
      <path d='\(ground)' fill='%23000' transform='translate(48)'/>\
      <path d='\(details)' transform='translate(96)'/></svg>
      """
    return "url(\"data:image/svg+xml,\(svg)\")"
  }
}
