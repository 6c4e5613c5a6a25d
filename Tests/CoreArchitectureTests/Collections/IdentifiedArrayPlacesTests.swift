import Testing

@testable import CoreArchitecture

/// Setting elements by position, as generic algorithms do, one by one.
struct IdentifiedArrayPlacesTests {
  @Test func swappingThroughSubscriptsLosesNothing() {
    var array = people(1, 2, 3)
    (array[0], array[2]) = (array[2], array[0])
    #expect(array.elements == people(3, 2, 1).elements)
    #expect(array.isConsistent)
    let first = array[0]
    array[0] = array[1]
    array[1] = first
    #expect(array.elements == people(2, 3, 1).elements)
    #expect(array.isConsistent)
  }

  @Test func anElementThatStandsElsewhereExchangesPlaces() {
    var array = people(1, 2, 3)
    array[0] = Person(id: 2, name: "two again")
    #expect(
      array.elements == [Person(id: 2, name: "two again"), Person(id: 1, name: "1")]
        + people(3).elements)
    #expect(array.isConsistent)
  }

  @Test func anElementWithANewIDTakesThePlace() {
    var array = people(1, 2)
    let structure = array.structure
    array[0] = Person(id: 7)
    array[1].id = 8
    #expect(array.map(\.id) == [7, 8])
    #expect(array[id: 1] == nil && array[id: 7] != nil && array[id: 8]?.name == "2")
    #expect(array.isConsistent)
    #expect(array.structure != structure)
  }

  @Test func anIDTakenFromAnotherElementInPlaceIsReported() {
    var array = people(1, 2, 3)
    #expect(issueTexts { array[0].id = 2 }.count == 1)
    #expect(array.map(\.id) == [2, 3])
    #expect(array.isConsistent)
  }

  @Test func slicesAreSortedAndSwappedWhereTheyAre() {
    var array = people(5, 4, 2, 3, 1)
    array[1...].sort()
    #expect(array.map(\.id) == [5, 1, 2, 3, 4])
    array[...].swapAt(0, 2)
    #expect(array.map(\.id) == [2, 1, 5, 3, 4])
    array[1..<4].reverse()
    #expect(array.map(\.id) == [2, 3, 5, 1, 4])
    array[2...] = array[2...]
    #expect(array.map(\.id) == [2, 3, 5, 1, 4])
    #expect(array.isConsistent)
  }

  @Test func genericAlgorithmsSortShuffleRotateAndPartition() {
    var array = people(4, 2, 5, 3, 1)
    sortGenerically(&array)
    #expect(array.map(\.id) == [1, 2, 3, 4, 5])
    rotateGenerically(&array)
    #expect(array.map(\.id) == [2, 3, 4, 5, 1])
    selectionSortGenerically(&array)
    #expect(array.map(\.id) == [1, 2, 3, 4, 5])
    let pivot = partitionGenerically(&array) { $0.id < 3 }
    #expect(Set(array[pivot...].map(\.id)) == [1, 2])
    array.shuffle()
    #expect(Set(array.ids) == [1, 2, 3, 4, 5])
    #expect(array.isConsistent)
  }

  @Test func replacingASubrangeTakesNewValuesOfKnownIDs() {
    var array = people(0, 1, 2, 3)
    array.replaceSubrange(
      1..<3, with: [Person(id: 2), Person(id: 3, name: "new"), Person(id: 4), Person(id: 2)])
    #expect(
      array.elements == [
        Person(id: 0, name: "0"), Person(id: 2), Person(id: 4), Person(id: 3, name: "new"),
      ])
    #expect(array.isConsistent)
    array.insert(contentsOf: [Person(id: 8), Person(id: 0, name: "zero")], at: 0)
    #expect(array.map(\.id) == [8, 0, 2, 4, 3])
    #expect(array[id: 0]?.name == "zero")
    array += [Person(id: 10)]
    array.replaceSubrange(0..<2, with: [])
    #expect(array.map(\.id) == [2, 4, 3, 10])
    #expect(array.isConsistent)
  }

  @Test func genericCodeAppendsAndInsertsWhatIsNew() {
    func grow<C: RangeReplaceableCollection>(_ collection: inout C, by element: C.Element) {
      collection.append(element)
      collection.insert(element, at: collection.startIndex)
    }
    var array = people(1, 2)
    grow(&array, by: Person(id: 2, name: "again"))
    grow(&array, by: Person(id: 3, name: "3"))
    #expect(array == people(1, 2, 3))
  }

  @Test func sortedArraysAreIdentifiedArrays() {
    let array = people(3, 1, 2)
    let ascending: IdentifiedArrayOf<Person> = array.sorted()
    #expect(ascending.map(\.id) == [1, 2, 3])
    #expect(array.sorted { $0.id > $1.id }[id: 1]?.name == "1")
    let plain: [Person] = array.sorted()
    #expect(plain == ascending.elements)
    #expect(array.map(\.id) == [3, 1, 2])
  }

  @Test func membershipIsAMatterOfTheID() {
    let array = people(1, 2)
    #expect(array.contains(Person(id: 1, name: "by another name")))
    #expect(!array.contains(Person(id: 3, name: "1")))
    #expect(array.contains { $0.name == "2" })
  }
}

private func sortGenerically<C: MutableCollection & RandomAccessCollection>(_ collection: inout C)
where C.Element: Comparable {
  collection.sort()
}

private func rotateGenerically<C: MutableCollection>(_ collection: inout C) {
  guard var previous = collection.indices.first else { return }
  let first = collection[previous]
  for index in collection.indices.dropFirst() {
    collection[previous] = collection[index]
    previous = index
  }
  collection[previous] = first
}

private func selectionSortGenerically<C: MutableCollection>(_ collection: inout C)
where C.Element: Comparable {
  for start in collection.indices {
    let least = collection.indices[start...].min { collection[$0] < collection[$1] }
    if let least, least != start {
      let element = collection[start]
      collection[start] = collection[least]
      collection[least] = element
    }
  }
}

private func partitionGenerically<C: MutableCollection & BidirectionalCollection>(
  _ collection: inout C, _ isBehind: (C.Element) -> Bool
) -> C.Index {
  collection.partition(by: isBehind)
}
