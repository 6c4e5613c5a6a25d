internal import Foundation

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

// What is known of elements, by their ids. For the usual types of ids this is compiled apart: in a
// generic class each access would ask for types and go through tables of witnesses.

/// What is known of an element; nil if nothing is.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
@_specialize(where ID == StackElementID)
func knownElement<ID: Hashable>(_ id: ID, in elements: [ID: ObservedElement]) -> ObservedElement? {
  elements[id]
}

/// What is known of an element, which is added if nothing is.
///
/// Before more room is taken, those go that nobody has a store of and nobody observes, if they are
/// a quarter: were it for fewer, a list whose rows come and go would be searched for each of them.
@_specialize(where ID == Int)
@_specialize(where ID == String)
@_specialize(where ID == UUID)
@_specialize(where ID == StackElementID)
func knownElement<ID: Hashable>(
  _ id: ID, addedTo elements: inout [ID: ObservedElement]
) -> ObservedElement {
  if let known = elements[id] { return known }
  let new = ObservedElement()
  if elements.count >= 64, elements.count == elements.capacity {
    let unused = elements.values.count { $0.isUnused }
    if unused * 4 >= elements.count { elements = elements.filter { !$0.value.isUnused } }
  }
  elements[id] = new
  return new
}
