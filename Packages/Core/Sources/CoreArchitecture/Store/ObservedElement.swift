/// The observers of an element, and its identity when they last read it.
// Unchecked: what it has beside the observers belongs to the store's actor.
final class ObservedElement: ObserverList, @unchecked Sendable {
  /// Nil while the element is not there.
  @exclusivity(unchecked) var id: ObservableStateID?
  /// Whether it has been read as another element since observers were last notified.
  @exclusivity(unchecked) var isReadSince = false
  /// Whether the watch still knows it.
  @exclusivity(unchecked) var isKept = true
}
