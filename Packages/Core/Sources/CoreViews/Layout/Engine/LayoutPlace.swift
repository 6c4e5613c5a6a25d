internal import Foundation

/// Where a child stands in its parent, and what it was offered there.
struct LayoutPlace: Equatable {
  var origin: CGPoint
  var proposal: ProposedViewSize
}
