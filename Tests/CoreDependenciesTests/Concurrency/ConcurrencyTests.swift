import Foundation
import Testing

@testable import CoreDependencies

struct ConcurrencyTests {
  @Test func lockedValueLosesNoChange() async {
    let value = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 { group.addTask { value.withValue { $0 += 1 } } }
    }
    #expect(value.value == 1_000)
    value.setValue(7)
    let doubled = value.withValue { number in
      number *= 2
      return number
    }
    #expect(doubled == 14)
    #expect(LockIsolated("abc").count == 3)
  }

  @MainActor @Test func megaYieldLetsTheTasksOfItsActorBegin() async {
    var begun = 0
    for _ in 0..<100 {
      Task { begun += 1 }
      await Task.megaYield(count: 1)
    }
    #expect(begun == 100)
  }

  @Test func aLockedNumberIsReadAsItWasWithinItsChange() {
    let value = LockIsolated(1)
    value.withValue {
      $0 += 1
      $0 += value.value
    }
    #expect(value.value == 3)
    value.setValue(value.value * 2)
    #expect(value.value == 6)
  }

  @Test func aLockedListIsReadAsItWasWithinItsChange() {
    let names = LockIsolated(["Ada", "Bob"])
    names.withValue { list in
      list.removeAll { names.value.contains($0) && $0 == "Ada" }
      list.append("\(names.value.count)")
    }
    #expect(names.value == ["Bob", "2"])
  }

  @Test func whatAClosureHasDoneBeforeItThrowsStays() {
    struct Fault: Error {}
    let names = LockIsolated(["Ada"])
    #expect(throws: Fault.self) {
      try names.withValue {
        $0.append("Bob")
        throw Fault()
      }
    }
    #expect(names.value == ["Ada", "Bob"])
  }

  @Test func actorProtectedValue() async {
    let value = ActorIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { await value.withValue { $0 += 1 } } }
    }
    #expect(await value.value == 100)
    await value.setValue(3)
    #expect(await value.value == 3)
  }

  @Test func uncheckedValuesCross() async throws {
    final class Plain { var number = 1 }
    @UncheckedSendable var plain = Plain()
    let wrapped = $plain
    let box = UncheckedBox(Plain())
    await Task {
      wrapped.value.number += 1
      box.value.number += 1
    }.value
    #expect(plain.number == 2)
    #expect(wrapped.number == 2)
    #expect(box.value.number == 2)
    let coded = try JSONDecoder().decode(
      [UncheckedSendable<Int>].self, from: JSONEncoder().encode([UncheckedSendable(4)]))
    #expect(coded == [UncheckedSendable(4)])
  }

  @Test func hashablesOfAnyType() {
    let one: AnyHashableSendable = 1
    #expect(one == AnyHashableSendable(1))
    #expect(one != "1")
    #expect(AnyHashableSendable(one) == one)
    #expect(Set([one, 1, "a", true]).count == 3)
    #expect(one.description == "1")
    #expect(AnyHashableSendable(1) as AnyHashable == 1 as AnyHashable)
    #expect([1 as AnyHashable: "a"][one as AnyHashable] == "a")
    #expect(AnyHashableSendable("a").debugDescription == #"AnyHashableSendable("a")"#)
  }

  @Test func cancellingTheWaiterCancelsTheTask() async {
    let inner = Task<Void, any Error> { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: _Concurrency.CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
    #expect(await Task { 3 }.cancellableValue == 3)
  }

  @Test func asynchronousResults() async {
    struct Failure: Error {}
    let success = await Result {
      await Task.yield()
      return 1
    }
    #expect(success.get() == 1)
    let failure = await Result<Int, any Error> {
      await Task.yield()
      throw Failure()
    }
    #expect(throws: Failure.self) { try failure.get() }
  }

  @Test func streams() async throws {
    struct Failure: Error {}
    let (source, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    let elements = await source.map { $0 * 2 }.eraseToStream().reduce(into: []) { $0.append($1) }
    #expect(elements == [2, 4, 6])
    #expect(await AsyncStream<Int>.finished.first { _ in true } == nil)
    let failing = AsyncThrowingStream<Int, any Error>.finished(throwing: Failure())
    await #expect(throws: Failure.self) {
      for try await _ in failing.eraseToThrowingStream() {}
    }
    #expect(
      await AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()).eraseToStream()
        .first { _ in true } == nil)
  }

  @Test func neverEndingStreamsEndWithTheirTask() async throws {
    let task = Task {
      for await _ in AsyncStream<Int>.never {}
      for try await _ in AsyncThrowingStream<Int, any Error>.never {}
    }
    task.cancel()
    try await task.value
  }

  @Test func valuesBehindLocksAreComparedAndHashed() {
    let (one, same, other) = (LockIsolated(1), LockIsolated(1), LockIsolated(2))
    #expect(one == one && one == same && same == one && one != other)
    #expect(Set([one, same, other]).count == 2)
  }
}
