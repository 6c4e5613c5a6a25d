public import Foundation

/// The bounds of a length, in points.
public struct LayoutBounds: Hashable, Sendable {
  /// The least length; nil for none.
  public var min: CGFloat?
  /// The length where none is offered; nil for that of the view.
  public var ideal: CGFloat?
  /// The greatest length; nil for none.
  public var max: CGFloat?

  /// Makes bounds, in points; nil for none.
  public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// What the view is offered.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard var offer = proposal ?? ideal else { return nil }
    if let max { offer = Swift.min(offer, max) }
    if let min { offer = Swift.max(offer, min) }
    return offer
  }

  /// What the frame takes, around a view of a length.
  func length(_ length: CGFloat, _ proposal: CGFloat?) -> CGFloat {
    guard let offer = offer(proposal) else {
      return Swift.max(min ?? 0, Swift.min(max ?? .infinity, length))
    }
    var result = proposal == nil ? offer : length
    if let min { result = Swift.max(min, Swift.min(result, offer)) }
    if let max { result = Swift.min(max, Swift.max(result, offer)) }
    return result
  }

  func whole(_ axis: Axis, _ unit: LayoutUnit) -> LayoutBounds {
    LayoutBounds(
      min: min.map { unit.visible($0, axis) }, ideal: ideal.map { unit.visible($0, axis) },
      max: max.map { unit.visible($0, axis) })
  }
}
