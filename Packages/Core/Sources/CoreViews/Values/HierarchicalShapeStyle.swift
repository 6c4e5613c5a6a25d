/// The prominence of text, from the first to the fifth level.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The host's own colour of text, dimmed from the second level on.
  public let _color: Color

  /// The first level: the host's own colour of text.
  public static let primary = HierarchicalShapeStyle(_color: .primary)
  /// The second level, less prominent.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// The third level, drawn as the second.
  public static let tertiary = secondary
  /// The fourth level, drawn as the second.
  public static let quaternary = secondary
  /// The fifth level, drawn as the second.
  public static let quinary = secondary
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the host's own colour of text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level, less prominent.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level, drawn as the second.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level, drawn as the second.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level, drawn as the second.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
