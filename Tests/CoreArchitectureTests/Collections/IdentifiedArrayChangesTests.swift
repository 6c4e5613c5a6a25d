import Foundation
import Testing

@testable import CoreArchitecture

struct IdentifiedArrayChangesTests {
  @Test func settingByID() {
    var array = people(1, 2)
    array[id: 2]?.name = "two"
    array[id: 3]?.name = "nobody"
    array[id: 4] = Person(id: 4, name: "four")
    array[id: 1] = nil
    array[id: 9] = nil
    #expect(array.elements == [Person(id: 2, name: "two"), Person(id: 4, name: "four")])
    #expect(array.isConsistent)
    array[id: 4] = Person(id: 4, name: "vier")
    #expect(array[id: 4]?.name == "vier")
  }

  @Test func settingByIDWithADefault() {
    var array = people(1)
    array[id: 1, default: Person(id: 1)].name += "!"
    #expect(array[id: 2, default: Person(id: 2, name: "two")].name == "two")
    #expect(array.count == 1)
    array[id: 2, default: Person(id: 2)].name += "two"
    array[id: 3, default: Person(id: 3)] = Person(id: 3, name: "three")
    #expect(array.map(\.name) == ["1!", "two", "three"])
    #expect(array.isConsistent)
    let texts = issueTexts { array[id: 4, default: Person(id: 5)].name = "five" }
    #expect(texts.count == 1)
    #expect(array[id: 5]?.name == "five")
    #expect(array.isConsistent)
  }

  @Test(arguments: 0..<4) func takingAnElementOutInPlace(position: Int) {
    func take(_ person: inout Person?) -> Person? {
      defer { person = nil }
      return person
    }
    var array = people(1, 2, 3, 4)
    let id = array[position].id
    #expect(take(&array[id: id])?.id == id)
    #expect(array.map(\.id) == [1, 2, 3, 4].filter { $0 != id })
    #expect(array.isConsistent)
    #expect(take(&array[id: id]) == nil)
    var single = people(1)
    #expect(take(&single[id: 1])?.id == 1)
    #expect(single.isEmpty)
    #expect(single.isConsistent)
  }

  @Test func puttingAnElementInPlace() {
    func put(_ person: inout Person?) { person = Person(id: 2, name: "two") }
    var array = people(1)
    put(&array[id: 2])
    #expect(array.map(\.id) == [1, 2])
    put(&array[id: 2])
    #expect(array[id: 2]?.name == "two")
    #expect(array.isConsistent)
  }

  @Test func editingCopiesNeitherArrayNorElement() {
    var array = IdentifiedArray(uniqueElements: (0..<5).map(Copied.init))
    for id in 0..<5 {
      let byID = array[id: id]?.changeInPlace()
      let byPosition = array[id].changeInPlace()
      let byRuntime = array._withElement(at: id) { $0.changeInPlace() }
      #expect(byID == true && byPosition && byRuntime)
    }
    let copy = array
    let afterCopy = array[0].changeInPlace()
    #expect(!afterCopy)
    #expect(copy.map(\.id) == array.map(\.id))
  }

  @Test func loopOverIDsEditsElementsWithoutCopyingThem() {
    var array = IdentifiedArray(uniqueElements: (0..<5).map(Copied.init))
    var inPlace: [Bool?] = []
    for id in array.ids { inPlace.append(array[id: id]?.changeInPlace()) }
    #expect(inPlace == [true, true, true, true, true])
  }

  @Test func copiesAreIndependent() {
    let original = people(1, 2, 3)
    var copy = original
    copy[id: 1]?.name = "changed"
    copy.remove(id: 2)
    copy.append(Person(id: 4))
    #expect(original == people(1, 2, 3))
    #expect(copy.map(\.id) == [1, 3, 4])
    #expect(original.isConsistent && copy.isConsistent)
  }

  @Test func anErrorWhileEditingKeepsTheElement() {
    struct Failure: Error {}
    func fail(_ person: inout Person?) throws {
      person?.name = "half"
      throw Failure()
    }
    var array = people(1, 2, 3)
    #expect(throws: Failure.self) { try fail(&array[id: 1]) }
    #expect(throws: Failure.self) { try array._withElement(at: 1) { _ in throw Failure() } }
    #expect(array[id: 1]?.name == "half")
    #expect(array.map(\.id) == [1, 2, 3])
    #expect(array.isConsistent)
  }

  @Test func insertingAndUpdating() {
    var array = people(1, 3)
    #expect(array.insert(Person(id: 2), at: 1) == (true, 1))
    #expect(array.insert(Person(id: 3), at: 0) == (false, 2))
    #expect(array.insert(Person(id: 4), at: 3) == (true, 3))
    #expect(array.map(\.id) == [1, 2, 3, 4])
    #expect(array.updateOrAppend(Person(id: 2, name: "two"))?.name == "")
    #expect(array.updateOrAppend(Person(id: 5)) == nil)
    #expect(array.update(Person(id: 2, name: "zwei"), at: 1).name == "two")
    let updated = array.updateOrInsert(Person(id: 2, name: "deux"), at: 0)
    #expect(updated.originalMember?.name == "zwei")
    #expect(updated.index == 1)
    let inserted = array.updateOrInsert(Person(id: 0), at: 0)
    #expect(inserted.originalMember == nil)
    #expect(inserted.index == 0)
    array.append(contentsOf: [Person(id: 1), Person(id: 6)])
    #expect(array.map(\.id) == [0, 1, 2, 3, 4, 5, 6])
    #expect(array.isConsistent)
  }

  @Test func removing() {
    var array = people(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    #expect(array.remove(id: 3)?.id == 3)
    #expect(array.remove(id: 3) == nil)
    #expect(array.remove(at: 0).id == 0)
    #expect(array.remove(Person(id: 9))?.name == "9")
    #expect(array.removeLast().id == 8)
    #expect(array.removeFirst().id == 1)
    #expect(array.map(\.id) == [2, 4, 5, 6, 7])
    array.remove(atOffsets: [0, 3])
    #expect(array.map(\.id) == [4, 5, 7])
    array.removeSubrange(1...)
    #expect(array.map(\.id) == [4])
    #expect(array.popLast()?.id == 4)
    #expect(array.popLast() == nil)
    #expect(array.isConsistent)
    array = people(1, 2)
    array.removeAll()
    #expect(array.isEmpty && array.isConsistent)
  }

  @Test func removingWhatSatisfiesAPredicate() {
    struct Failure: Error {}
    var array = people(0, 1, 2, 3, 4, 5)
    array.removeAll { $0.id % 2 == 1 }
    #expect(array.map(\.id) == [0, 2, 4])
    #expect(array.isConsistent)
    #expect(people(0, 1, 2, 3).filter { $0.id > 1 } == people(2, 3))
    array = people(0, 1, 2, 3, 4)
    #expect(throws: Failure.self) {
      try array.removeAll {
        if $0.id == 3 { throw Failure() }
        return $0.id == 1
      }
    }
    #expect(array.map(\.id) == [0, 2, 3, 4])
    #expect(array.isConsistent)
  }

  @Test func reordering() {
    var array = people(3, 1, 2)
    array.sort()
    #expect(array.map(\.id) == [1, 2, 3])
    array.sort { $0.id > $1.id }
    #expect(array.map(\.id) == [3, 2, 1])
    array.reverse()
    #expect(array.map(\.id) == [1, 2, 3])
    array.swapAt(0, 2)
    #expect(array.map(\.id) == [3, 2, 1])
    #expect(array.partition { $0.id == 3 } == 2)
    #expect(array.isConsistent)
    array.shuffle()
    #expect(Set(array.ids) == [1, 2, 3])
    #expect(array.isConsistent)
  }

  @Test(
    arguments: [
      (IndexSet([0]), 3, [1, 2, 0, 3, 4]),
      ([4], 0, [4, 0, 1, 2, 3]),
      ([1, 3], 2, [0, 1, 3, 2, 4]),
      ([0, 1], 5, [2, 3, 4, 0, 1]),
      ([2], 2, [0, 1, 2, 3, 4]),
      ([], 3, [0, 1, 2, 3, 4]),
    ] as [(IndexSet, Int, [Int])])
  func moving(source: IndexSet, destination: Int, expected: [Int]) {
    var array = people(0, 1, 2, 3, 4)
    array.move(fromOffsets: source, toOffset: destination)
    #expect(array.map(\.id) == expected)
    #expect(array.isConsistent)
  }

  @Test func randomChangesAgreeWithAPlainArray() {
    var generator = SeededGenerator(state: 42)
    var array: IdentifiedArrayOf<Person> = []
    var model: [Person] = []
    for step in 0..<2_000 {
      let id = Int.random(in: 0..<40, using: &generator)
      let person = Person(id: id, name: "\(step)")
      let position = Int.random(in: 0...model.count, using: &generator)
      let known = model.firstIndex { $0.id == id }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        array.append(person)
        if known == nil { model.append(person) }
      case 1:
        array.insert(person, at: position)
        if known == nil { model.insert(person, at: position) }
      case 2:
        array.remove(id: id)
        if let known { model.remove(at: known) }
      case 3:
        array[id: id]?.name = person.name
        if let known { model[known].name = person.name }
      case 4:
        array[id: id] = person
        if let known { model[known] = person } else { model.append(person) }
      default:
        guard let known else { continue }
        array.swapAt(known, 0)
        model.swapAt(known, 0)
      }
      #expect(array.elements == model)
      #expect(array.isConsistent)
    }
  }
}

/// A random generator that gives the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
