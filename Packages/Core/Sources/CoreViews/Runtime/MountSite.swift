/// The place where a view is about to be mounted.
///
/// Only this module makes and uses it.
public struct MountSite {
  let runtime: GraphRuntime
  var depth: Int
  var environment: EnvironmentValues
  var visibility: VisibilityGroup
  /// The nearest node above that keeps a list of elements; nil for the root.
  var listOwner: ViewNode?
  /// Whether that node's list holds each element, and no lists of rows.
  var isFlat = false
  /// The element whose label is the text of the view; such a view has no element of its own.
  var labelOwner: ViewNode?
  /// The control whose label shows the view, among the children of its element.
  var labelledControl: ViewNode?
}
