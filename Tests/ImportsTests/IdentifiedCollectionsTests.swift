import IdentifiedCollections
import Testing

private struct Berth: Identifiable, Equatable {
  let id: Int
  var ship = ""
}

@Suite struct IdentifiedCollectionsTests {
  @Test func elementsAreFoundByID() {
    var berths: IdentifiedArrayOf = [Berth(id: 4), Berth(id: 9)]
    berths[id: 9]?.ship = "Hilda"
    #expect(berths.elements == [Berth(id: 4), Berth(id: 9, ship: "Hilda")])
    #expect(berths.ids == [4, 9])
  }
}
