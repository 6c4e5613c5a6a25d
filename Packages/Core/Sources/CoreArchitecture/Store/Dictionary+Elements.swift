internal import Foundation

// What is kept of elements, by their ids. For the usual types of ids this is compiled apart: in a
// generic class each access would ask for types and go through tables of witnesses.

extension Dictionary where Value == WeakStore {
  @_specialize(where Key == Int)
  @_specialize(where Key == String)
  @_specialize(where Key == UUID)
  @_specialize(where Key == StackElementID)
  func store(of key: Key) -> AnyObject? { self[key]?.store }

  /// Adds a store, and drops those that have gone before more room is taken.
  @_specialize(where Key == Int)
  @_specialize(where Key == String)
  @_specialize(where Key == UUID)
  @_specialize(where Key == StackElementID)
  mutating func add(_ store: AnyObject, of key: Key) {
    if count >= 64, count == capacity { self = filter { $0.value.store != nil } }
    self[key] = WeakStore(store: store)
  }
}

extension Dictionary where Value == ObservedElement {
  /// The element with an id, added if it is not there.
  @_specialize(where Key == Int)
  @_specialize(where Key == String)
  @_specialize(where Key == UUID)
  @_specialize(where Key == StackElementID)
  mutating func element(of key: Key) -> ObservedElement {
    if let known = self[key] { return known }
    let new = ObservedElement()
    self[key] = new
    return new
  }
}
