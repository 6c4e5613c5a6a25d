import Core
import Foundation
import Testing

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var score: Self { Self[.inMemory("score"), default: 10] }
  fileprivate static var highScore: Self { Self[.score, default: 100] }
}

extension SharedKey where Self == InMemoryKey<Int> {
  fileprivate static var plain: Self { .inMemory("plain") }
}

extension SharedKey where Self == InMemoryKey<Int?> {
  fileprivate static var maybe: Self { .inMemory("maybe") }
}

extension SharedReaderKey where Self == InMemoryKey<[String]>.Default {
  fileprivate static var names: Self { Self[.inMemory("names"), default: []] }
}

@Suite(.timeLimit(.minutes(20))) struct SharedKeyTests {
  @Test func equalKeysShareOneValue() {
    @Shared(.inMemory("count")) var one = 1
    @Shared(.inMemory("count")) var other = 2
    @SharedReader(.inMemory("count")) var reader = 3

    $other.withLock { $0 += 1 }

    #expect(one == 2)
    #expect(reader == 2)
  }

  @Test func keysOfTwoTypesWithOneIDHaveTwoValues() {
    struct Answer: SharedKey {
      let id: ObjectIdentifier
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resume(returning: 42)
      }
      func subscribe(
        context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription { SharedSubscription {} }
      func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
        continuation.resume()
      }
    }
    let backend = KeyBackend()
    let key = BackendKey(backend: backend)
    @Shared(key) var count = 1
    @Shared(Answer(id: key.id)) var answer = 2
    #expect(count == 1)
    #expect(answer == 42)
    $answer.withLock { $0 = 43 }
    #expect(count == 1)
    #expect(backend.saved.value == [])
  }

  @Test func aKeyMayHaveAnOptionalValue() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Mara" }
    @SharedReader(.inMemory("name")) var again: String?
    #expect(again == "Mara")
  }

  @Test func theFirstDefaultOfAnOptionalValueCounts() {
    @Shared(.inMemory("berth")) var berth: Int? = 5
    #expect(berth == 5)
    $berth.withLock { $0 = nil }
    @Shared(.inMemory("berth")) var again: Int? = 7
    #expect(again == nil)
  }

  @Test func theFirstDefaultStaysWhenNobodyHoldsTheValue() {
    #expect(Shared(wrappedValue: 10, .inMemory("a")).wrappedValue == 10)
    @Shared(.inMemory("a")) var later = 0
    @SharedReader(.inMemory("a")) var reader = 3
    #expect(later == 10)
    #expect(reader == 10)
  }

  @Test func aReaderTakesKeysOfSharedKey() async throws {
    @SharedReader(.plain) var plain = 4
    @SharedReader(.maybe) var maybe
    @SharedReader(.score) var score
    @SharedReader(.names) var names = ["Ada"]
    #expect(plain == 4 && maybe == nil && score == 10 && names == ["Ada"])
    #expect(try await SharedReader(require: .plain).wrappedValue == 4)

    let moving = SharedReader(value: 0)
    try await moving.load(.plain)
    #expect(moving.wrappedValue == 4)
    Shared(.score).withLock { $0 = 11 }
    try await moving.load(.score)
    #expect(moving.wrappedValue == 11)
    let shared = Shared(value: 0)
    try await shared.load(.plain)
    shared.withLock { $0 = 6 }
    #expect(plain == 6)
  }

  @Test func aNamedKeyBringsItsTypeAndDefault() {
    @Shared(.score) var score
    @Shared(.names) var names
    $score.withLock { $0 += 1 }
    #expect(score == 11)
    #expect(SharedReader(.score).wrappedValue == 11)
    #expect(names.isEmpty)
  }

  @Test func aDefaultMayBeReplaced() {
    #expect(Shared(.highScore).wrappedValue == 100)
    @Shared(.names) var names = ["Mara"]
    #expect(names == ["Mara"])
  }

  @Test func memoryOutlivesThoseWhoHoldTheValue() {
    do {
      @Shared(.score) var score
      $score.withLock { $0 = 5 }
    }
    #expect(Shared(.score).wrappedValue == 5)
  }

  @Test func eachTestHasMemoryOfItsOwn() {
    @Shared(.score) var score
    #expect(score == 10)
    $score.withLock { $0 += 1 }
  }

  @Test func asHasThisOne() {
    @Shared(.score) var score
    #expect(score == 10)
    $score.withLock { $0 += 1 }
  }

  @Test func anOverriddenStorageHoldsOtherValues() {
    @Shared(.score) var outer
    $outer.withLock { $0 = 1 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.score) var inner
      #expect(inner == 10)
      $inner.withLock { $0 = 2 }
    }
    #expect(outer == 1)
  }
}
