import Core
import Foundation
import Testing

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var score: Self { Self[.inMemory("score"), default: 10] }
  fileprivate static var highScore: Self { Self[.score, default: 100] }
}

extension SharedReaderKey where Self == InMemoryKey<[String]>.Default {
  fileprivate static var names: Self { Self[.inMemory("names"), default: []] }
}

@Suite(.timeLimit(.minutes(10))) struct SharedKeyTests {
  @Test func equalKeysShareOneValue() {
    @Shared(.inMemory("count")) var one = 1
    @Shared(.inMemory("count")) var other = 2
    @SharedReader(.inMemory("count")) var reader = 3

    $other.withLock { $0 += 1 }

    #expect(one == 2)
    #expect(reader == 2)
  }

  @Test func aKeyMayHaveAnOptionalValue() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @SharedReader(.inMemory("name")) var again: String?
    #expect(again == "Blob")
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
    @Shared(.names) var names = ["Blob"]
    #expect(names == ["Blob"])
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

@Suite(.timeLimit(.minutes(10))) struct CustomSharedKeyTests {
  struct Failure: Error, Equatable {}

  /// A key whose backend a test plays.
  final class Backend: Sendable {
    let stored = LockIsolated<Result<Int?, any Error>>(.success(nil))
    let saved = LockIsolated<[Int]>([])
    let saveError = LockIsolated<Failure?>(nil)
    let subscribers = LockIsolated<[SharedSubscriber<Int>]>([])
    let cancellations = LockIsolated(0)
    let isHeld = LockIsolated(false)
    let held = LockIsolated<[LoadContinuation<Int>]>([])
  }

  struct Key: SharedKey {
    let backend: Backend
    var id: ObjectIdentifier { ObjectIdentifier(backend) }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      if backend.isHeld.value { return backend.held.withValue { $0.append(continuation) } }
      continuation.resume(with: backend.stored.value)
    }

    func subscribe(
      context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      backend.subscribers.withValue { $0.append(subscriber) }
      return SharedSubscription { [backend] in backend.cancellations.withValue { $0 += 1 } }
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      if let error = backend.saveError.value { return continuation.resume(throwing: error) }
      backend.saved.withValue { $0.append(value) }
      continuation.resume()
    }
  }

  let backend = Backend()

  @Test func loadsAtFirstAndSavesEachChange() {
    backend.stored.setValue(.success(7))
    @Shared(Key(backend: backend)) var count = 0
    #expect(count == 7)

    $count.withLock { $0 += 1 }
    $count.withLock { $0 += 1 }

    #expect(backend.saved.value == [8, 9])
  }

  @Test func takesOverWhatChangesOutside() {
    @Shared(Key(backend: backend)) var count = 3
    let subscriber = backend.subscribers.value[0]

    subscriber.yield(5)
    #expect(count == 5)
    subscriber.yieldReturningInitialValue()
    #expect(count == 3)
    subscriber.yieldLoading()
    #expect($count.isLoading)
    subscriber.yieldLoading(false)
    #expect(!$count.isLoading)
    #expect(backend.saved.value == [])
  }

  @Test func subscribesOnceAndEndsWithTheLastHolder() {
    do {
      @Shared(Key(backend: backend)) var one = 0
      @Shared(Key(backend: backend)) var other = 0
      #expect(backend.subscribers.value.count == 1)
      #expect(backend.cancellations.value == 0)
      _ = (one, other)
    }
    #expect(backend.cancellations.value == 1)
  }

  @Test func isLoadingUntilTheContinuationIsResumed() {
    backend.isHeld.setValue(true)
    @Shared(Key(backend: backend)) var count = 0
    #expect($count.isLoading)

    backend.held.value[0].resume(returning: 4)

    #expect(!$count.isLoading)
    #expect(count == 4)
    backend.held.setValue([])
  }

  @Test func anErrorOfTheFirstLoadIsReportedAndKept() {
    backend.stored.setValue(.failure(Failure()))
    let count = LockIsolated<Shared<Int>?>(nil)
    withKnownIssue {
      count.setValue(Shared(wrappedValue: 1, Key(backend: backend)))
    }
    #expect(count.value?.loadError as? Failure == Failure())
    #expect(count.value?.wrappedValue == 1)
  }

  @Test func loadThrowsAndRemembersUntilItSucceeds() async throws {
    @Shared(Key(backend: backend)) var count = 1
    backend.stored.setValue(.failure(Failure()))
    await #expect(throws: Failure.self) { try await $count.load() }
    #expect($count.loadError is Failure)

    backend.stored.setValue(.success(2))
    try await $count.load()
    #expect($count.loadError == nil)
    #expect(count == 2)
  }

  @Test func saveThrowsAndRemembersUntilItSucceeds() async throws {
    @Shared(Key(backend: backend)) var count = 1
    backend.saveError.setValue(Failure())
    withKnownIssue { $count.withLock { $0 = 2 } }
    #expect($count.saveError is Failure)
    await #expect(throws: Failure.self) { try await $count.save() }

    backend.saveError.setValue(nil)
    try await $count.save()
    #expect($count.saveError == nil)
    #expect(backend.saved.value == [2])
  }

  @Test func aRequiredValueMustBeStored() async throws {
    let key = Key(backend: backend)
    await #expect(throws: (any Error).self) { try await Shared(require: key) }
    backend.stored.setValue(.success(3))
    #expect(try await Shared(require: key).wrappedValue == 3)
    #expect(try await SharedReader(require: key).wrappedValue == 3)
  }

  @Test func loadingAnotherKeyRefersToItsValue() async throws {
    @Shared(Key(backend: backend)) var count = 1
    let other = Backend()
    other.stored.setValue(.success(8))

    try await $count.load(Key(backend: other))
    #expect(count == 8)
    $count.withLock { $0 = 9 }

    #expect(other.saved.value == [9])
    #expect(backend.saved.value == [])
  }

  @Test func aContinuationThatIsGivenUpIsReported() {
    backend.isHeld.setValue(true)
    @Shared(Key(backend: backend)) var count = 0
    withKnownIssue {
      backend.held.setValue([])
    } matching: {
      "\($0)".contains("was given up without being resumed")
    }
    #expect($count.loadError != nil)
    #expect(!$count.isLoading)
  }

  @Test func aContinuationThatIsResumedTwiceIsReported() {
    let results = LockIsolated(0)
    let continuation = SaveContinuation("the key") { _ in results.withValue { $0 += 1 } }
    continuation.resume()
    withKnownIssue { continuation.resume() }
    #expect(results.value == 1)
  }
}
