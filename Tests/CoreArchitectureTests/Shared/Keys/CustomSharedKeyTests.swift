import Core
import Dispatch
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20))) struct CustomSharedKeyTests {
  let backend = KeyBackend()

  @Test func loadsAtFirstAndSavesEachChange() {
    backend.stored.setValue(.success(7))
    @Shared(BackendKey(backend: backend)) var count = 0
    #expect(count == 7)

    $count.withLock { $0 += 1 }
    $count.withLock { $0 += 1 }

    #expect(backend.saved.value == [8, 9])
  }

  @Test func takesOverWhatChangesOutside() {
    @Shared(BackendKey(backend: backend)) var count = 3
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
      @Shared(BackendKey(backend: backend)) var one = 0
      @Shared(BackendKey(backend: backend)) var other = 0
      #expect(backend.subscribers.value.count == 1)
      #expect(backend.cancellations.value == 0)
      _ = (one, other)
    }
    #expect(backend.cancellations.value == 1)
  }

  @Test func isLoadingUntilTheContinuationIsResumed() {
    backend.isHeld.setValue(true)
    @Shared(BackendKey(backend: backend)) var count = 0
    #expect($count.isLoading)

    backend.held.value[0].resume(returning: 4)

    #expect(!$count.isLoading)
    #expect(count == 4)
    backend.held.setValue([])
  }

  @Test func anErrorOfTheFirstLoadIsKept() {
    backend.stored.setValue(.failure(KeyFailure()))
    @Shared(BackendKey(backend: backend)) var count = 1
    #expect($count.loadError as? KeyFailure == KeyFailure())
    #expect(!$count.isLoading)
    #expect(count == 1)
  }

  @Test func outsideOfTestsErrorsAreReported() {
    backend.stored.setValue(.failure(KeyFailure()))
    backend.saveError.setValue(KeyFailure())
    let texts = LockIsolated<[String]>([])
    withDependencies {
      $0.context = .live
    } operation: {
      withKnownIssue {
        @Shared(BackendKey(backend: backend)) var count = 1
        $count.withLock { $0 = 2 }
      } matching: { issue in
        texts.withValue { $0.append("\(issue)") }
        return true
      }
    }
    #expect(texts.value.count == 2)
    #expect(texts.value.first?.contains("cannot be loaded, so the one in memory stays") == true)
    #expect(texts.value.last?.contains("will be lost when the process ends") == true)
  }

  @Test func anErrorFromOutsideIsKeptUntilAValueComes() {
    @Shared(BackendKey(backend: backend)) var count = 1
    let subscriber = backend.subscribers.value[0]
    subscriber.yield(throwing: KeyFailure())
    #expect($count.loadError is KeyFailure)
    #expect(count == 1)
    subscriber.yield(4)
    #expect($count.loadError == nil)
    #expect(count == 4)
  }

  @Test func aSaveThatSucceedsEndsTheErrorsOfLoadingAndSaving() async throws {
    backend.stored.setValue(.failure(KeyFailure()))
    backend.saveError.setValue(KeyFailure())
    @Shared(BackendKey(backend: backend)) var count = 1
    $count.withLock { $0 = 2 }
    #expect($count.loadError is KeyFailure && $count.saveError is KeyFailure)

    backend.saveError.setValue(nil)
    $count.withLock { $0 = 3 }
    #expect($count.loadError == nil && $count.saveError == nil)
    #expect(backend.saved.value == [3])

    await #expect(throws: KeyFailure.self) { try await $count.load() }
    try await $count.save()
    #expect($count.loadError == nil)
  }

  @Test func aChangeMadeWhileTheFirstLoadGoesOnStaysIfNothingIsStored() {
    backend.isHeld.setValue(true)
    @Shared(BackendKey(backend: backend)) var count = 1
    $count.withLock { $0 = 2 }
    backend.held.value[0].resumeReturningInitialValue()
    #expect(count == 2)
    backend.held.setValue([])
  }

  @Test func loadThrowsAndRemembersUntilItSucceeds() async throws {
    @Shared(BackendKey(backend: backend)) var count = 1
    backend.stored.setValue(.failure(KeyFailure()))
    await #expect(throws: KeyFailure.self) { try await $count.load() }
    #expect($count.loadError is KeyFailure)

    backend.stored.setValue(.success(2))
    try await $count.load()
    #expect($count.loadError == nil)
    #expect(count == 2)
  }

  @Test func saveThrowsAndRemembersUntilItSucceeds() async throws {
    @Shared(BackendKey(backend: backend)) var count = 1
    backend.saveError.setValue(KeyFailure())
    $count.withLock { $0 = 2 }
    #expect($count.saveError is KeyFailure)
    await #expect(throws: KeyFailure.self) { try await $count.save() }

    backend.saveError.setValue(nil)
    try await $count.save()
    #expect($count.saveError == nil)
    #expect(backend.saved.value == [2])
  }

  @Test func aRequiredValueMustBeStored() async throws {
    let key = BackendKey(backend: backend)
    await #expect(throws: (any Error).self) { try await Shared(require: key) }
    backend.stored.setValue(.success(3))
    #expect(try await Shared(require: key).wrappedValue == 3)
    #expect(try await SharedReader(require: key).wrappedValue == 3)
  }

  @Test func aRequiredValueIsLoadedOnce() async throws {
    backend.stored.setValue(.success(3))
    let count = try await Shared(require: BackendKey(backend: backend))
    let reader = try await SharedReader(require: BackendKey(backend: backend))
    #expect(count.wrappedValue == 3 && reader.wrappedValue == 3)
    #expect(backend.loads.value == [.userInitiated, .userInitiated])
    #expect(backend.subscribers.value.count == 1)
  }

  @Test func aRequiredValueThatComesLaterIsNotLoadingAnyMore() async throws {
    backend.stored.setValue(.success(4))
    backend.isLate.setValue(true)
    let count = try await Shared(require: BackendKey(backend: backend))
    #expect(!count.isLoading)
    #expect(count.wrappedValue == 4)
    #expect(backend.loads.value == [.userInitiated])
  }

  @Test func loadingAnotherKeyRefersToItsValue() async throws {
    @Shared(BackendKey(backend: backend)) var count = 1
    let other = KeyBackend()
    other.stored.setValue(.success(8))

    try await $count.load(BackendKey(backend: other))
    #expect(count == 8)
    $count.withLock { $0 = 9 }

    #expect(other.loads.value == [.userInitiated])
    #expect(other.saved.value == [9])
    #expect(backend.saved.value == [])
  }

  @Test func aLoadThatNeverAnswersIsReportedAndEnds() async throws {
    backend.isHeld.setValue(true)
    @Shared(BackendKey(backend: backend)) var count = 0
    withKnownIssue {
      backend.held.setValue([])
    } matching: {
      "\($0)".contains("was given up without being resumed")
    }
    #expect($count.loadError == nil)
    #expect(!$count.isLoading)
    #expect(count == 0)
  }

  @Test func aSaveThatNeverAnswersIsReportedAndEnds() async throws {
    struct Mute: SharedKey {
      var id: Int { 1 }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resume(returning: 1)
      }
      func subscribe(
        context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription { SharedSubscription {} }
      func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {}
    }
    @Shared(Mute()) var count = 0
    await withKnownIssue { try await $count.save() }
    #expect($count.saveError == nil)
  }

  @Test func whoeverHearsOfASaveMayWaitForOtherThreads() {
    @Shared(BackendKey(backend: backend)) var count = 1
    let shared = $count
    backend.saveError.setValue(KeyFailure())
    withPerceptionTracking {
      _ = shared.saveError
    } onChange: {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        shared.withLock { $0 += 10 }
        isDone.signal()
      }
      isDone.wait()
    }
    $count.withLock { $0 = 2 }
    #expect(count == 12)
  }

  @Test func aContinuationThatIsResumedTwiceIsReported() {
    let results = LockIsolated(0)
    let continuation = SaveContinuation("the key") { _ in results.withValue { $0 += 1 } }
    continuation.resume()
    withKnownIssue { continuation.resume() }
    #expect(results.value == 1)
  }
}
