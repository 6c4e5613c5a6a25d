extension Color: ShapeStyle {
  /// The colour itself.
  public var _color: Color { self }
  /// No: hosts know the names of colours.
  public var _isResolved: Bool { false }
}

extension Color.Resolved: ShapeStyle {
  /// The colour of the parts.
  public var _color: Color { Color(self) }
}

extension ShapeStyle where Self == Color {
  /// The colour named `black`.
  public static var black: Color { Color.black }
  /// The colour named `white`.
  public static var white: Color { Color.white }
  /// The colour named `gray`.
  public static var gray: Color { Color.gray }
  /// The colour named `red`.
  public static var red: Color { Color.red }
  /// The colour named `orange`.
  public static var orange: Color { Color.orange }
  /// The colour named `yellow`.
  public static var yellow: Color { Color.yellow }
  /// The colour named `green`.
  public static var green: Color { Color.green }
  /// The colour named `mint`.
  public static var mint: Color { Color.mint }
  /// The colour named `teal`.
  public static var teal: Color { Color.teal }
  /// The colour named `cyan`.
  public static var cyan: Color { Color.cyan }
  /// The colour named `blue`.
  public static var blue: Color { Color.blue }
  /// The colour named `indigo`.
  public static var indigo: Color { Color.indigo }
  /// The colour named `purple`.
  public static var purple: Color { Color.purple }
  /// The colour named `pink`.
  public static var pink: Color { Color.pink }
  /// The colour named `brown`.
  public static var brown: Color { Color.brown }
  /// The colour by which a host marks controls.
  public static var accentColor: Color { Color.accentColor }
  /// No colour: what is behind can be seen.
  public static var clear: Color { Color.clear }
}

extension Color {
  /// Returns the parts of the colour; of a name, as pages draw it, and of a host's own colour,
  /// gray.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved }
}

extension Gradient: ShapeStyle {
  /// The colour in the middle: what a host shows that draws one colour.
  public var _color: Color { stops.isEmpty ? .clear : stops[stops.count / 2].color }
  /// The colours from the top to the bottom.
  public var _gradient: ShapeGradient? {
    ShapeGradient(self, along: .linear(from: .top, to: .bottom))
  }
}
