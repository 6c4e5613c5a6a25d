/// Identity of a presented feature: its `id`, and the case that an enum is in.
@usableFromInline
struct PresentationID: Hashable {
  @usableFromInline let tag: Int
  @usableFromInline let id: AnyHashable?

  @inlinable
  init(tag: Int, id: AnyHashable? = nil) {
    self.tag = tag
    self.id = id
  }
}
