internal import Foundation

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
/// Before more room is taken, those go that nobody has a store of and nobody observes, if they are a
/// quarter: were it for fewer, a list whose rows come and go would be searched for each of them.
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
