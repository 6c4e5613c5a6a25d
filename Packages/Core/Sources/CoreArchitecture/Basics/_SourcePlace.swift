/// The place in the source where an `ifLet` or a `forEach` is written.
@frozen
public struct _SourcePlace {
  @usableFromInline let place: SourcePlace

  @inlinable
  init(_ place: SourcePlace) {
    self.place = place
  }
}
