/// Identity of a presented feature: its `id`, and the case that an enum is in.
@usableFromInline
struct PresentationID: Hashable {
  let tag: UInt32
  let id: AnyHashable?
}
