/// A colour by its name.
///
/// Hosts have their own shade for each name they know, and ignore others.
public struct Color: Hashable, Sendable {
  /// The name, or nil for the host's own colour.
  let name: String?
  let isDimmed: Bool

  init(name: String?, isDimmed: Bool = false) {
    self.name = name
    self.isDimmed = isDimmed
  }

  /// Makes a colour from a name that the host knows.
  public init(_ name: String) { self.init(name: name) }

  /// The host's own colour of text.
  public static let primary = Color(name: nil)
  /// The host's own colour of text, less prominent.
  public static let secondary = Color(name: nil, isDimmed: true)
  /// The same as ``secondary``.
  public static let tertiary = secondary
  /// The same as ``secondary``.
  public static let quaternary = secondary
  /// The colour by which a host marks controls.
  public static let accentColor = Color("accent")
  /// The same as ``accentColor``.
  public static let tint = accentColor
  /// No colour of its own, which for text is the host's own colour.
  public static let clear = Color(name: nil)

  /// The colour named `black`.
  public static let black = Color("black")
  /// The colour named `white`.
  public static let white = Color("white")
  /// The colour named `gray`.
  public static let gray = Color("gray")
  /// The colour named `red`.
  public static let red = Color("red")
  /// The colour named `orange`.
  public static let orange = Color("orange")
  /// The colour named `yellow`.
  public static let yellow = Color("yellow")
  /// The colour named `green`.
  public static let green = Color("green")
  /// The colour named `mint`.
  public static let mint = Color("mint")
  /// The colour named `teal`.
  public static let teal = Color("teal")
  /// The colour named `cyan`.
  public static let cyan = Color("cyan")
  /// The colour named `blue`.
  public static let blue = Color("blue")
  /// The colour named `indigo`.
  public static let indigo = Color("indigo")
  /// The colour named `purple`.
  public static let purple = Color("purple")
  /// The colour named `pink`.
  public static let pink = Color("pink")
  /// The colour named `brown`.
  public static let brown = Color("brown")

  /// Returns the colour itself: hosts draw opaque colours.
  public func opacity(_ opacity: Double) -> Color { self }
}
