/// How a symbol moves; hosts know two ways.
public enum SymbolEffect: Hashable, Sendable {
  /// By its brightness.
  case pulse, breathe, variableColor, appear, disappear, bounce, wiggle, scale
  /// Around its middle.
  case rotate

  var mark: Element.Finish.Mark {
    switch self {
    case .pulse, .breathe, .variableColor, .appear, .disappear, .bounce, .wiggle, .scale: .pulse
    case .rotate: .turn
    }
  }
}
