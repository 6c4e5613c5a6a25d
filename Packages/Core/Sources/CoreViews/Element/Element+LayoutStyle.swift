public import Foundation

extension Element {
  /// What views ask for as to sizes and places, in points.
  public struct LayoutStyle: Hashable, Sendable {
    /// How the children are arranged, where the role does not say it all.
    public var arrangement = LayoutArrangement.byRole
    /// The modifiers around the element, the innermost first.
    public var steps: [LayoutStep] = []
    /// How the lines of a text are drawn.
    public var lines = TextLines()
    /// The line on which a horizontal or layered stack lines up its children.
    public var verticalAlignment = VerticalAlignment.center
    /// The least length of a spacer; nil leaves it to the host.
    public var minLength: CGFloat?
    /// The room around the element as a row of a list; nil leaves it to the host.
    public var rowInsets: EdgeInsets?
    /// The name of the colour behind the element as a row of a list; nil for none.
    public var rowBackground: String?

    /// Makes the style of an element that asks for nothing.
    public init() {}
  }
}
