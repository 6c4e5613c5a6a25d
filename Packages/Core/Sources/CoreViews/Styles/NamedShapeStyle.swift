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
