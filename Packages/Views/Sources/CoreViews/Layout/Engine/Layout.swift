public import Foundation

/// A way to arrange views: it says how large they are together, and places each.
///
/// ```
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     …
///   }
///   …
/// }
/// ```
///
/// Use it like a stack: `Diagonal { Text("a"); Text("b") }`. Lengths are in points. A host may lay
/// out on any thread, so a layout is Sendable and depends on nothing else.
public protocol Layout: Sendable {
  /// What the layout keeps from one call to the next.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What the layout is like as a whole.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps; called before the first use.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings up to date what the layout keeps; called when views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the room that the whole asks for around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the whole, in points, for what is offered.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places each view within bounds of the size that `sizeThatFits` has returned.
  ///
  /// A view that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the place of a line of the whole; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the place of a line of the whole; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// A layout without an axis of its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what the layout keeps anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the greatest room that one of the views asks for.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Returns the middle of the places that the views have set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.owner.mergedGuide(guide.key, in: proposal).map { $0 + bounds.minX }
  }

  /// Returns the middle of the places that the views have set; of baselines, the outermost.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.owner.mergedGuide(guide.key, in: proposal).map { $0 + bounds.minY }
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What a ``Layout`` is like as a whole.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; nil for both.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout without an axis of its own.
  public init() {}
}

/// A value that views hand to the ``Layout`` around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that hand over none.
  static var defaultValue: Value { get }
}

/// A layout of this module, which sets no lines of its own.
protocol OwnLayout: Layout {}
