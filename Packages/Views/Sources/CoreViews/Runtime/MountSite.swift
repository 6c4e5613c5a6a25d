/// The place where a view is about to be mounted.
///
/// Only this module makes and uses it.
public struct MountSite {
  var scope: MountScope
  var environment: EnvironmentValues
  /// The nearest node above that keeps a list of elements; nil for the root.
  // Unsafe: that node is mounting the view, and lives until the site is no longer used.
  unowned(unsafe) var listOwner: ViewNode?
  /// Whether that node's list holds each element, and no lists of rows.
  var isFlat = false
  /// Whether rows may be left to be built when a host shows them.
  var isLazy = false

  var visibility: VisibilityGroup { scope.visibility }
  /// Whether the element around is a stack or grid, in which a section is no group of rows.
  var isBetweenViews: Bool {
    guard let listOwner else { return false }
    let parent = listOwner.hasElement ? listOwner : listOwner.elementParent
    return parent?.loosensSections == true
  }
}

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
