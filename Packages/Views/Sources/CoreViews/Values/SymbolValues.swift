/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String]

  /// As it is named.
  public static let none = SymbolVariants(parts: [])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Struck out.
  public static let slash = SymbolVariants(parts: ["slash"])
  /// Filled as well.
  public var fill: SymbolVariants { with("fill") }
  /// In a circle as well.
  public var circle: SymbolVariants { with("circle") }
  /// In a square as well.
  public var square: SymbolVariants { with("square") }
  /// In a rectangle as well.
  public var rectangle: SymbolVariants { with("rectangle") }
  /// Struck out as well.
  public var slash: SymbolVariants { with("slash") }

  /// Returns both variants in one; none takes all away.
  func joined(with other: SymbolVariants) -> SymbolVariants {
    other == .none ? other : other.parts.reduce(self) { $0.with($1) }
  }

  /// Whether a symbol in this variant has all parts of another.
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  private func with(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// The name of a symbol's variant; empty for no symbol.
  func name(of symbol: String) -> String {
    guard !symbol.isEmpty else { return symbol }
    var base = symbol.split(separator: ".").map(String.init)
    var all = Set(parts)
    while base.count > 1, let last = base.last, Self.order.contains(last) {
      all.insert(last)
      base.removeLast()
    }
    return (base + Self.order.filter(all.contains)).joined(separator: ".")
  }

  /// In the order in which the names of symbols have them.
  private static let order = ["slash", "circle", "square", "rectangle", "fill"]
}

/// How many colours a symbol has; hosts draw it in one.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One colour, one in shades, several that are chosen, or its own.
  case monochrome, hierarchical, palette, multicolor
}

/// How a symbol is filled; hosts draw symbols in one colour.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// By one colour, and by a gradient.
  case flat, gradient
}

/// How a symbol shows a value; hosts draw symbols whole.
public enum SymbolVariableValueMode: Hashable, Sendable {
  /// As suits, by colour, and by length.
  case automatic, color, draw
}

/// The size of an image beside text, which has no effect.
public enum ImageScale: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case small, medium, large
}
