/// What a box is made for: the room it is offered, and what it inherits.
struct LayoutRequest: Hashable {
  var width: Int
  /// The rows offered to what grows; nil means no limit.
  var height: Int?
  var context: LayoutContext
}
