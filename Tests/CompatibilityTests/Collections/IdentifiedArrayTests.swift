import ComposableArchitecture
import Foundation
import Testing

private struct User: Equatable, Identifiable, Hashable, Codable, Comparable {
  let id: Int
  var name: String
  static func < (lhs: User, rhs: User) -> Bool { lhs.name < rhs.name }
}

private let mara = User(id: 1, name: "Mara")
private let junior = User(id: 2, name: "Mara Ed.")
private let senior = User(id: 3, name: "Mara Old.")

struct IdentifiedArrayTests {
  private var users: IdentifiedArrayOf<User> { [mara, junior, senior] }

  @Test func elementsAreFoundByID() {
    var array = users
    #expect(array[id: 2] == junior)
    #expect(array[id: 9] == nil)
    #expect(array[1] == junior)
    #expect(array.index(id: 3) == 2)
    #expect(array.ids == [1, 2, 3])
    #expect(array.ids.contains(2))
    #expect(array.elements == [mara, junior, senior])
    array[id: 2]?.name = "Junior"
    #expect(array[id: 2]?.name == "Junior")
    array[id: 4] = User(id: 4, name: "New")
    #expect(array.count == 4)
    array[id: 4] = nil
    #expect(array.count == 3)
    array[0].name += "!"
    #expect(array.first?.name == "Mara!")
  }

  @Test func idsAreComparedAsSets() {
    let ids = users.ids
    #expect(ids.subtracting([2]) == [1, 3])
    #expect(ids.symmetricDifference([2, 7, 7]) == [1, 3, 7])
    #expect(ids.intersection([3, 1, 9]) == [1, 3])
    #expect(ids.union([9, 3]) == [1, 2, 3, 9])
    #expect(ids.isSubset(of: [3, 2, 1, 0]))
    #expect(!ids.isSubset(of: [1, 2]))
    #expect(ids.isSuperset(of: [3]))
    #expect(!ids.isSuperset(of: [9]))
    #expect(ids.isDisjoint(with: [9]))
    #expect(!ids.isDisjoint(with: [9, 1]))
  }

  @Test func duplicatesAreNotAppended() {
    var array = users
    #expect(array.append(User(id: 1, name: "Other")) == (false, 0))
    #expect(array.append(User(id: 4, name: "Other")) == (true, 3))
    array.append(contentsOf: [mara, User(id: 5, name: "Five")])
    #expect(array.ids == [1, 2, 3, 4, 5])
    #expect(array.insert(User(id: 0, name: "Zero"), at: 0) == (true, 0))
    #expect(array.updateOrAppend(User(id: 1, name: "One")) == mara)
    #expect(array.updateOrAppend(User(id: 6, name: "Six")) == nil)
    let (old, index) = array.updateOrInsert(User(id: 7, name: "Seven"), at: 1)
    #expect(old == nil && index == 1)
    #expect(array.update(User(id: 7, name: "VII"), at: 1).name == "Seven")
  }

  @Test func elementsAreRemoved() {
    var array = users
    #expect(array.remove(id: 1) == mara)
    array.remove(id: 9)
    #expect(array.remove(junior) == junior)
    #expect(array.remove(at: 0) == senior)
    #expect(array.isEmpty)
    array = users
    array.removeAll { $0.id > 1 }
    #expect(array == [mara])
    array = users
    array.removeAll(where: \.name.isEmpty)
    array.removeFirst()
    array.removeLast()
    #expect(array == [junior])
    array = users
    array.remove(atOffsets: [0, 2])
    #expect(array == [junior])
    array = users
    array.removeSubrange(0..<2)
    #expect(array == [senior])
    array.removeAll()
    #expect(array.isEmpty)
  }

  @Test func elementsAreOrdered() {
    var array = users
    array.move(fromOffsets: [0], toOffset: 3)
    #expect(array.ids == [2, 3, 1])
    array.sort()
    #expect(array.ids == [1, 2, 3])
    array.sort { $0.id > $1.id }
    #expect(array.ids == [3, 2, 1])
    array.reverse()
    array.swapAt(0, 2)
    #expect(array.ids == [3, 2, 1])
    array.shuffle()
    #expect(array.count == 3)
    let pivot = array.partition { $0.id > 1 }
    #expect(pivot == 1)
    #expect(Array(users.reversed()).map(\.id) == [3, 2, 1])
    #expect(users.sorted() == [mara, junior, senior])
  }

  @Test func sortingWithAComparatorOnceRemovedElementsThatItWasAboutToMove() {
    var array = users
    array.sort(using: KeyPathComparator(\.id, order: .reverse))
    #expect(array.ids == [3, 2, 1])
    array.sort(using: [KeyPathComparator(\.id)])
    #expect(array.ids == [1, 2, 3])
    #expect(array[id: 3] == senior)
  }

  @Test func initializersUniqueTheirElements() {
    #expect(IdentifiedArray(uniqueElements: [mara, junior]).count == 2)
    #expect(IdentifiedArray(uniqueElements: ["a", "b"], id: \.self).ids == ["a", "b"])
    #expect(IdentifiedArray([mara, mara], uniquingIDsWith: { first, _ in first }) == [mara])
    #expect(
      IdentifiedArray([1, 2, 3], id: \.hashValue, uniquingIDsWith: { _, last in last }).count == 3)
    #expect(IdentifiedArrayOf<User>().isEmpty)
    let empty: IdentifiedArrayOf<User> = []
    #expect(empty == IdentifiedArrayOf<User>(uniqueElements: []))
  }

  @Test func collectionAlgorithmsKeepTheType() {
    let filtered: IdentifiedArrayOf<User> = users.filter { $0.id != 2 }
    #expect(filtered.ids == [1, 3])
    #expect(users.map(\.name).count == 3)
    #expect(users.first { $0.id == 3 } == senior)
    #expect(users.contains(mara))
    #expect(users.firstIndex(of: junior) == 1)
    #expect(users.last == senior)
    #expect(Array(users.prefix(2)) == [mara, junior])
    #expect(users.elementsEqual([mara, junior, senior]))
    #expect(users.enumerated().map(\.offset) == [0, 1, 2])
    #expect(zip(users.ids, users).allSatisfy { $0 == $1.id })
    var sum = users
    sum += [User(id: 4, name: "Four")]
    #expect(sum.count == 4)
    let array: [User] = .init(users)
    #expect(array.count == 3)
    for user in users { #expect(users[id: user.id] == user) }
    #expect(Set([users, users]).count == 1)
  }

  @Test func codingIsThatOfAnArray() throws {
    let data = try JSONEncoder().encode(users)
    #expect(try JSONDecoder().decode([User].self, from: data) == users.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<User>.self, from: data) == users)
    let twice = try JSONEncoder().encode([mara, mara])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(IdentifiedArrayOf<User>.self, from: twice)
    }
  }

  @Test func itIsPrintedLikeAnArray() {
    expectNoDifference(
      String(customDumping: [mara] as IdentifiedArrayOf<User>),
      """
      [
        [0]: User(
          id: 1,
          name: "Mara"
        )
      ]
      """)
  }
}
