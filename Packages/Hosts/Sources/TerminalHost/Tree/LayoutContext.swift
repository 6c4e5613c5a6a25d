import CoreViews

/// What elements inherit from those around them.
struct LayoutContext: Hashable {
  var style = Element.Style()
  var isEnabled = true
  /// What the elements around do to colours.
  var tone = Tone()
  /// Whether the element stands directly in a row of a list.
  var isRow = false
  /// Whether the element stands in a row of views, which shares out its width.
  var isAcross = false
  /// The rows that a list wants between two of its own, at least.
  var rowSpacing = 0
  /// Whether the element's own background, or the middle of a bar, is drawn elsewhere.
  var isBare = false
  /// Whether the modifiers around the element are taken care of.
  var isUnframed = false
}
