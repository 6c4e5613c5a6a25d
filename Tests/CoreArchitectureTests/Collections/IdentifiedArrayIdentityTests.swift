import Testing

@testable import CoreArchitecture

struct IdentifiedArrayIdentityTests {
  private static let changed = """
    An element of 'IdentifiedArray<Int, Person>' changed its id from '1' to '9' while it was \
    edited in place. It is now found under the new id. An element must keep its id for life: \
    remove it and insert another instead.

    More: Documentation/Core.docc/FeatureState.md#rows
    """
  private static let taken = """
    An element of 'IdentifiedArray<Int, Person>' changed its id from '1' to '2' while it was \
    edited in place, and another element has that id. The edited element was removed. An element \
    must keep its id for life: remove it and insert another instead.

    More: Documentation/Core.docc/FeatureState.md#rows
    """

  @Test(
    arguments: [
      { (array: inout IdentifiedArrayOf<Person>, id: Int) in array[id: 1]?.id = id },
      { array, id in array[id: 1] = Person(id: id) },
      { array, id in array._withElement(at: 0) { $0.id = id } },
      { array, id in array.update(Person(id: id), at: 0) },
    ] as [@Sendable (inout IdentifiedArrayOf<Person>, Int) -> Void])
  func changingAnIDIsReportedAndSurvived(
    change: @Sendable (inout IdentifiedArrayOf<Person>, Int) -> Void
  ) {
    var array = people(1, 2, 3)
    let structure = array.structure
    #expect(issueTexts { change(&array, 9) } == [Self.changed])
    #expect(array.map(\.id) == [9, 2, 3])
    #expect(array.isConsistent)
    #expect(array.structure != structure)
    array = people(1, 2, 3)
    #expect(issueTexts { change(&array, 2) } == [Self.taken])
    #expect(array.map(\.id) == [2, 3])
    #expect(array.isConsistent)
  }

  @Test func settingAnElementForAnIDItDoesNotHave() {
    var array = people(2)
    #expect(issueTexts { array[id: 1] = Person(id: 9) } == [Self.changed])
    #expect(array.map(\.id) == [2, 9])
    #expect(array.isConsistent)
  }

  @Test func structureChangesWithMembershipOrderAndReplacement() {
    var array = people(1, 2, 3)
    func changes(_ change: (inout IdentifiedArrayOf<Person>) -> Void) -> Bool {
      let before = array.structure
      change(&array)
      return array.structure != before
    }
    #expect(changes { $0.append(Person(id: 4)) })
    #expect(!changes { $0.append(Person(id: 4)) })
    #expect(changes { $0.remove(id: 4) })
    #expect(!changes { $0.remove(id: 4) })
    #expect(changes { $0.swapAt(0, 1) })
    #expect(!changes { $0.swapAt(1, 1) })
    #expect(changes { $0[id: 1] = Person(id: 1) })
    #expect(changes { $0[0] = $0[0] })
    #expect(changes { $0.updateOrAppend(Person(id: 1)) })
    #expect(changes { $0.sort() })
    #expect(changes { $0.remove(at: 0) })
    #expect(changes { $0.insert(Person(id: 5), at: 0) })
    #expect(!changes { $0.removeAll { _ in false } })
    #expect(changes { $0.removeAll() })
    #expect(!changes { $0.removeAll() })
    #expect(people(1).structure != people(1).structure)
  }

  @Test func structureOfElementsNobodyCanObserveChangesWithEachEdit() {
    var array = people(1, 2)
    let first = array.structure
    array[id: 1]?.name = "changed"
    let second = array.structure
    array[0].name = "again"
    #expect(first != second)
    #expect(array.structure != second)
  }

  @Test func structureStaysWhileObservedElementsAreEdited() {
    var array: IdentifiedArrayOf<Observed> = [Observed(id: 1), Observed(id: 2)]
    let structure = array.structure
    array[id: 1]?.name = "changed"
    array[1].name = "changed"
    #expect(array.structure == structure)
    array[id: 1]?.identity = 2
    #expect(array.structure != structure)
    let second = array.structure
    array[1].identity = 2
    #expect(array.structure != second)
  }

  @Test func structureStaysWhileARuntimeEditsAnElement() {
    var array = people(1, 2)
    let structure = array.structure
    array._withElement(at: 1) { $0.name = "changed" }
    #expect(array.structure == structure)
    #expect(array[id: 2]?.name == "changed")
  }
}
