/// The views of a tuple, kept where a copy of the tuple does not copy each of them.
final class TupleStorage<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
