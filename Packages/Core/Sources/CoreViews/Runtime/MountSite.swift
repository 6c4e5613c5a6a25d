/// Where a view is about to be mounted. Of use only inside this module.
public struct MountSite {
  let runtime: GraphRuntime
  var depth: Int
  var environment: EnvironmentValues
  var scope: VisibilityScope
  /// The nearest node above that has an element of its own; nil for the root.
  var elementParent: ViewNode?
  /// The control above whose label is made of the texts below; its label's views have no elements.
  var labelOwner: ViewNode?
}
