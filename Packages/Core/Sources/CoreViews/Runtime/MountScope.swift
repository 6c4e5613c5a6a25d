/// What the views of one part of the screen have in common; they share it.
final class MountScope {
  let runtime: GraphRuntime
  let visibility: VisibilityGroup
  /// The element whose label is the text of the views, which then have no elements of their own.
  unowned let labelOwner: ViewNode?
  /// The control whose label shows the views, among the children of its element.
  unowned let labelledControl: ViewNode?
  /// The row around, which is told what the views forbid to do with it.
  unowned let row: ViewNode?

  init(
    runtime: GraphRuntime, visibility: VisibilityGroup, labelOwner: ViewNode? = nil,
    labelledControl: ViewNode? = nil, row: ViewNode? = nil
  ) {
    self.runtime = runtime
    self.visibility = visibility
    self.labelOwner = labelOwner
    self.labelledControl = labelledControl
    self.row = row
  }
}
