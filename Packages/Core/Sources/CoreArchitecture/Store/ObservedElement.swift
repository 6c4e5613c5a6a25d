/// The observers of an element, and its identity when they last read it.
// Unchecked: what it has beside the observers belongs to the store's actor.
final class ObservedElement: ObserverList, @unchecked Sendable {
  /// Nil while the element is not there.
  @exclusivity(unchecked) var id: ObservableStateID?
  /// Whether it has been read as another element since observers were last notified.
  @exclusivity(unchecked) var isReadSince = false
  /// The element's store, while someone holds it.
  @exclusivity(unchecked) weak var store: AnyObject?

  /// Whether nobody has the element's store, and nobody observes it.
  var isUnused: Bool { store == nil && !isObserved }
}
