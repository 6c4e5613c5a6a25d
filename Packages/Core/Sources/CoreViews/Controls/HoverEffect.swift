/// How what the pointer is on stands out.
public enum HoverEffect: Hashable, Sendable {
  /// As the host finds best, by another ground, or raised.
  case automatic, highlight, lift

  var mark: Element.Finish.Mark {
    switch self {
    case .automatic, .highlight: .hoverHighlight
    case .lift: .hoverLift
    }
  }
}
