public import Foundation

/// What a host draws itself, such as a text, as the layout sees it.
@_spi(Hosts)
public protocol LayoutContent {
  /// Returns the size, in points, that it takes of what is offered.
  ///
  /// The answer depends on nothing else until the node is told that it has changed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The height of its first and last lines of text, in points; nil without text.
  var lineHeight: CGFloat? { get }
  /// The room around it that it asks for.
  var spacing: ViewSpacing? { get }
}

extension LayoutContent {
  /// Has no lines.
  public var lineHeight: CGFloat? { nil }
  /// Leaves the room to the host.
  public var spacing: ViewSpacing? { nil }
}
