/// A colour by name. What it looks like is up to the host.
public struct Color: Hashable, Sendable {
  /// The name, or nil for the host's own colour.
  let name: String?
  let isDimmed: Bool

  init(name: String?, isDimmed: Bool = false) {
    self.name = name
    self.isDimmed = isDimmed
  }

  /// A colour by the name that hosts know it under.
  public init(_ name: String) { self.init(name: name) }

  public static let primary = Color(name: nil)
  public static let secondary = Color(name: nil, isDimmed: true)
  public static let tertiary = secondary
  public static let quaternary = secondary
  public static let accentColor = Color("accent")
  public static let tint = accentColor
  public static let clear = Color(name: nil)

  public static let black = Color("black")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")

  /// Opacity is left out: hosts draw plain colours.
  public func opacity(_ opacity: Double) -> Color { self }

  func applyAsForeground(_ values: inout BuiltInValues) {
    values.foreground = name
    values.isDimmed = isDimmed
  }
}
