public import Foundation

/// A text that a renderer is asked about; no host asks one.
public struct TextProxy {
  /// How large the text is in some room: as hosts do not ask, nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
