/// A mounted view with layers, which have the size that it has.
protocol LayersOwner: ViewNode {
  /// The view itself; nil until it is mounted.
  var contentNode: ViewNode? { get }
}
