import CoreDependencies
import Testing

/// A lighthouse, whose keeper counts the turns of its lamp.
private final class Lighthouse: TestDependencyKey, Sendable {
  static var testValue: Lighthouse { Lighthouse() }
  let turns = LockIsolated(0)
}

private struct Keeper: Sendable { let name = "Ada" }

@Suite struct SwiftTestDefaultsTests {
  private func turnsOnce(_ place: SourceLocation = #_sourceLocation) {
    @Dependency(Lighthouse.self) var lighthouse
    #expect(lighthouse.turns.value == 0, sourceLocation: place)
    lighthouse.turns.withValue { $0 += 1 }
    @Dependency(Lighthouse.self) var again
    #expect(again.turns.value == 1, sourceLocation: place)
  }

  @Test(arguments: 1...4) func eachArgumentBeginsAnew(_: Int) { turnsOnce() }

  @Test(arguments: [1, 2], ["a", "b"]) func eachPairBeginsAnew(_: Int, _: String) { turnsOnce() }

  @Test(arguments: ["same", "same", "same"]) func equalArgumentsBeginAnew(_: String) { turnsOnce() }

  @Test(arguments: [Keeper(), Keeper()]) private func argumentsThatNothingTellsApartBeginAnew(
    _: Keeper
  ) { turnsOnce() }

  @Test(arguments: [DependencyContext.live, .preview, .live])
  func aPreparedContextStaysInItsCase(_ context: DependencyContext) {
    @Dependency(\.context) var current
    #expect(current == .test)
    prepareDependencies { $0.context = context }
    #expect(current == context)
  }

  @Test func childTasksFindTheObjectsOfTheirTest() async {
    turnsOnce()
    await withTaskGroup { group in
      group.addTask {
        @Dependency(Lighthouse.self) var lighthouse
        #expect(lighthouse.turns.value == 1)
      }
    }
  }
}
