/// A mounted view with an element.
class TypedElementNode<Content: View>: TypedNode<Content> {
  @exclusivity(unchecked) private final var kept: Element?

  final override var element: Element? {
    _read { yield kept }
    _modify { yield &kept }
  }
}
