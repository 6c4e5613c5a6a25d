/// The views of a tuple, kept where a copy of the tuple does not copy each of them.
@usableFromInline
final class TupleStorage<each Content: View> {
  // Never changed; a variable, so that each view can be read where it is.
  @exclusivity(unchecked)
  @usableFromInline var content: (repeat each Content)

  var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  @inlinable
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}
