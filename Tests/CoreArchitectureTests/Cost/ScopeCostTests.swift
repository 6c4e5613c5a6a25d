import ComposableArchitecture
import Testing

/// The cost of making a child's store must not depend on the number of others.
@MainActor
struct ScopeCostTests {
  private struct Shelf {
    subscript(id: CountedID) -> Int { id.number }
  }

  let work = Work()

  @Test func childrenThatGoOneByOneAreNotLookedThroughEachTime() {
    let store = Store(initialState: Shelf()) { EmptyReducer<Shelf, Bool>() }
    func child(_ number: Int) -> AnyObject {
      store.scope(state: \.[CountedID(number: number, work: work)], action: \.self)
    }
    var held = (0..<96).map(child)
    let counts = work.during {
      for number in 96..<296 { held[number % 96] = child(number) }
    }
    #expect(counts.hashes < 12 * 200)
    #expect(held.count == 96)
  }
}
