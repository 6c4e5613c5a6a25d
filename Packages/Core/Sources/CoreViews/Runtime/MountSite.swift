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
  /// The control whose label the view is part of; such a view has no element.
  var labelOwner: ViewNode?
}
