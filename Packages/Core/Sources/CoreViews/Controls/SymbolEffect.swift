/// How a symbol moves; hosts know two ways.
public enum SymbolEffect: Hashable, Sendable {
  /// By its brightness.
  case pulse, breathe, variableColor, appear, disappear, bounce, wiggle, scale
  /// Around its middle.
  case rotate

  /// The effect itself: hosts choose the order of layers, and whether it goes back.
  public var iterative: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var cumulative: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var reversing: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var nonReversing: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var byLayer: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var wholeSymbol: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var up: Self { self }
  /// The effect itself, as ``iterative`` is.
  public var down: Self { self }

  var mark: Element.Finish.Mark {
    switch self {
    case .pulse, .breathe, .variableColor, .appear, .disappear, .bounce, .wiggle, .scale: .pulse
    case .rotate: .turn
    }
  }
}
