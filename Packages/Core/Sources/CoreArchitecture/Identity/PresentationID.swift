/// Identity of a presented feature: its `id`, and the case that an enum is in.
///
/// An object, as most often there is none: to tell that costs little then.
@usableFromInline
final class PresentationID: Hashable {
  @usableFromInline let tag: Int
  @usableFromInline let id: AnyHashable?

  @usableFromInline
  init(tag: Int, id: AnyHashable? = nil) {
    self.tag = tag
    self.id = id
  }

  @usableFromInline
  static func == (lhs: PresentationID, rhs: PresentationID) -> Bool {
    lhs.tag == rhs.tag && lhs.id == rhs.id
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(id)
  }
}
