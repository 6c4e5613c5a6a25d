/// The prominence of text, from the first to the fifth level.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The colour of the text around or, from the second level on, the host's own, dimmed.
  public let _color: Color

  /// The first level: the colour of the text around.
  public static let primary = HierarchicalShapeStyle(_color: Color(name: nil, level: 0))
  /// The second level, less prominent.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// The third level: for text as the second, fainter where it fills something.
  public static let tertiary = HierarchicalShapeStyle(_color: .tertiary)
  /// The fourth level: for text as the second, fainter where it fills something.
  public static let quaternary = HierarchicalShapeStyle(_color: .quaternary)
  /// The fifth level: for text as the second, fainter where it fills something.
  public static let quinary = HierarchicalShapeStyle(_color: Color(name: nil, level: 5))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the colour of the text around.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level, less prominent.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level: for text as the second, fainter where it fills something.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level: for text as the second, fainter where it fills something.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level: for text as the second, fainter where it fills something.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style by its purpose: the colour of controls, of backgrounds, of lines, of selections.
public struct NamedShapeStyle: ShapeStyle, Hashable {
  /// The colour for the purpose.
  public let _color: Color
}

extension ShapeStyle where Self == NamedShapeStyle {
  /// The colour by which a host marks controls.
  public static var tint: NamedShapeStyle { NamedShapeStyle(_color: .accentColor) }
  /// The host's own colour of text.
  public static var foreground: NamedShapeStyle { NamedShapeStyle(_color: .primary) }
  /// The host's own ground.
  public static var background: NamedShapeStyle { NamedShapeStyle(_color: .ground) }
  /// The colour of lines between things.
  public static var separator: NamedShapeStyle { NamedShapeStyle(_color: .gray.opacity(0.35)) }
  /// The colour behind what is selected.
  public static var selection: NamedShapeStyle { NamedShapeStyle(_color: .accentColor) }
  /// The colour of placeholders.
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(_color: .secondary) }
  /// The colour of links.
  public static var link: NamedShapeStyle { NamedShapeStyle(_color: .accentColor) }
  /// The ground of filled controls.
  public static var fill: NamedShapeStyle { NamedShapeStyle(_color: .gray.opacity(0.2)) }
}
