extension Color {
  /// The host's own colour of text.
  public static let primary = Color(name: nil)
  /// The host's own colour of text, less prominent.
  public static let secondary = Color(name: nil, level: 2)
  /// The same as ``secondary`` for text, fainter where it fills something.
  public static let tertiary = Color(name: nil, level: 3)
  /// The same as ``secondary`` for text, fainter still where it fills something.
  public static let quaternary = Color(name: nil, level: 4)
  /// The colour by which a host marks controls.
  public static let accentColor = Color("accent")
  /// The same as ``accentColor``.
  public static let tint = accentColor
  /// The ground of cards, where a host has one.
  static let ground = Color("ground")
  /// No colour: what is behind can be seen.
  public static let clear = Color(name: nil).opacity(0)

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
}
