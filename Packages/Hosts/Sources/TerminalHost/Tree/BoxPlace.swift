/// A box with its place in the coordinates of the box that was searched.
struct BoxPlace {
  var box: LayoutBox
  var frame: Rect
  /// How many can have the focus before it.
  var before: TargetCount
}
