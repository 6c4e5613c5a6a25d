@testable import CoreArchitecture

struct Person: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var name = ""
}

extension Person: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
}

/// Counts how often its storage is copied.
struct Copied: Identifiable {
  let id: Int
  private var storage = [0, 0, 0]
  private(set) var address = 0

  init(id: Int) {
    self.id = id
    storage.reserveCapacity(4)
    address = storage.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
  }

  /// Changes the storage, and says whether it is still the one it was created with.
  mutating func changeInPlace() -> Bool {
    storage[0] += 1
    return storage.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } == address
  }
}

/// An element whose fields have observers of their own.
struct Observed: Identifiable, ObservationIdentified {
  let id: Int
  var name = ""
  var identity: UInt64 = 1

  var _$id: ObservableStateID { ObservableStateID(location: identity, tag: 0) }
  mutating func _$willModify() {}
}

func people(_ ids: Int...) -> IdentifiedArrayOf<Person> {
  IdentifiedArray(uniqueElements: ids.map { Person(id: $0, name: "\($0)") })
}

extension IdentifiedArray {
  /// Whether every id leads to the position of its element, and nothing else does.
  var isConsistent: Bool {
    _positions.count == _elements.count
      && _elements.indices.allSatisfy { _positions[_id(of: _elements[$0])] == $0 }
  }
}
