import Foundation
import Testing

@testable import CoreArchitecture

struct IdentifiedArrayTests {
  @Test func readingByIDAndPosition() {
    let array: IdentifiedArrayOf = [Person(id: 7, name: "seven"), Person(id: 3, name: "three")]
    #expect(array.count == 2)
    #expect(array[id: 3]?.name == "three")
    #expect(array[id: 4] == nil)
    #expect(array[0].name == "seven")
    #expect(array.index(id: 3) == 1)
    #expect(array.index(id: 4) == nil)
    #expect(array.elements.map(\.id) == [7, 3])
    #expect(array.map(\.id) == [7, 3])
    #expect(array.first?.id == 7)
    #expect(array.last?.id == 3)
  }

  @Test func keyPathsIdentifyElementsOfAnyType() {
    var array = IdentifiedArray(uniqueElements: ["a", "bb", "ccc"], id: \.count)
    #expect(array[id: 2] == "bb")
    #expect(array.append("dd") == (false, 1))
    #expect(array.append("dddd") == (true, 3))
    #expect(array.id == \String.count)
    #expect(Person(id: 5)[keyPath: people(1).id] == 5)
    #expect(IdentifiedArray<Int, String>(id: \.count).isEmpty)
  }

  @Test func combiningElementsWithEqualIDs() {
    let array = IdentifiedArray(
      [Person(id: 1, name: "a"), Person(id: 2, name: "b"), Person(id: 1, name: "c")],
      uniquingIDsWith: { Person(id: $0.id, name: $0.name + $1.name) }
    )
    #expect(array.elements == [Person(id: 1, name: "ac"), Person(id: 2, name: "b")])
    let longest = IdentifiedArray(["a", "b", "cc"], id: \.count, uniquingIDsWith: { $1 })
    #expect(longest.elements == ["b", "cc"])
    #expect(IdentifiedArray([Person(id: 1, name: "a"), Person(id: 1)]).elements.count == 1)
  }

  @Test func repeatedIDIsReportedAndTheFirstElementStays() {
    let texts = issueTexts {
      let array = IdentifiedArray(
        uniqueElements: [Person(id: 1, name: "a"), Person(id: 1, name: "b"), Person(id: 2)])
      #expect(array.elements == [Person(id: 1, name: "a"), Person(id: 2)])
      #expect(array.isConsistent)
    }
    #expect(
      texts == [
        """
        Two elements given to 'IdentifiedArray<Int, Person>' have the id '1'. The first one stays. \
        Make the ids unique, or say which element wins with 'init(_:uniquingIDsWith:)'.

        More: Documentation/Core.docc/FeatureState.md#rows
        """
      ])
  }

  @Test func equalityAndHashingIgnoreTheToken() {
    let first = people(1, 2)
    var second = people(2, 1)
    #expect(first != second)
    second.swapAt(0, 1)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.structure != second.structure)
  }

  @Test func idsAreACollectionWithFastLookup() {
    let ids = people(5, 9, 1).ids
    #expect(Array(ids) == [5, 9, 1])
    #expect(ids.contains(9))
    #expect(!ids.contains(2))
    #expect(ids.firstIndex(of: 1) == 2)
    #expect(ids == people(5, 9, 1).ids)
    #expect(ids != people(9, 5, 1).ids)
    #expect(ids.description == "[5, 9, 1]")
  }

  @Test func aLiteralListsIDs() {
    let listed: IdentifiedArrayOf<Person>.IDs = [5, 9, 1, 9]
    let ids = people(5, 9, 1).ids
    #expect(ids == listed)
    #expect(ids == [5, 9, 1])
    #expect(people(1, 2).ids != listed)
    #expect(listed.contains(9))
    #expect(listed.firstIndex(of: 1) == 2)
    #expect(listed.count == 3)
    #expect(listed[0] == 5)
    #expect(Array(listed) == [5, 9, 1])
    #expect(Set([ids, listed]).count == 1)
    func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
    #expect(areEqual(ids, [5, 9, 1]))
    #expect([] as IdentifiedArrayOf<Person>.IDs == people().ids)
  }

  @Test func codingAsAnArray() throws {
    let array = people(2, 1)
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Person].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Person>.self, from: data) == array)
    let repeated = try JSONEncoder().encode([Person(id: 1), Person(id: 1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Person>.self, from: repeated)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Expected 'dataCorrupted', got \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "Two elements of an identified array have the id '1'.")
  }

  @Test func reflectionShowsElementsAsAnArrayDoes() {
    let array = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    let mirror = Mirror(reflecting: array)
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map(\.label) == [nil, nil])
    #expect(mirror.children.compactMap { $0.value as? String } == ["a", "bb"])
    #expect(array.description == #"["a", "bb"]"#)
    #expect(array.debugDescription == #"IdentifiedArray(["a", "bb"])"#)
  }

  @Test func genericCollectionCodeWorks() {
    func reversed<C: MutableCollection & BidirectionalCollection>(_ collection: C) -> C {
      var result = collection
      var (low, high) = (result.startIndex, result.index(before: result.endIndex))
      while low < high {
        result.swapAt(low, high)
        result.formIndex(after: &low)
        result.formIndex(before: &high)
      }
      return result
    }
    #expect(reversed(people(1, 2, 3)).map(\.id) == [3, 2, 1])
    #expect((people(1, 2) + people(2, 3)).map(\.id) == [1, 2, 3])
    #expect(people(1, 2, 3).dropFirst().map(\.id) == [2, 3])
    #expect(people(1, 2, 3).firstIndex { $0.id == 2 } == 1)
  }
}
