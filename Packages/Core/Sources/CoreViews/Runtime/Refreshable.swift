/// Content that can be loaded anew when a person asks for it.
protocol Refreshable: AnyObject {
  /// The view that it belongs to.
  var node: ViewNode { get }
  func refresh()
}
