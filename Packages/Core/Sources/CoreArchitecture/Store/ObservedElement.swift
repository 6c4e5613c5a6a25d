/// An element with observers, and its identity when they last read it.
final class ObservedElement {
  let observers = ObserverList()
  /// Nil while the element is not there.
  @exclusivity(unchecked) var id: ObservableStateID?
  /// Whether it has been read as another element since observers were last notified.
  @exclusivity(unchecked) var isReadSince = false
  /// Whether the watch still knows it.
  @exclusivity(unchecked) var isKept = true
}
