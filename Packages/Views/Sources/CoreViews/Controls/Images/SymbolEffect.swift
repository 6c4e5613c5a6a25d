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

  var mark: Element.Appearance.Mark {
    switch self {
    case .pulse, .breathe, .variableColor, .appear, .disappear, .bounce, .wiggle, .scale: .pulse
    case .rotate: .turn
    }
  }
}

/// How often and how fast a symbol moves; hosts choose by themselves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Once, at the usual speed.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Returns another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Returns a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Returns a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}
