import ComposableArchitecture
import Foundation
import Testing

/// Runs one effect and keeps what it sends.
@MainActor
private func run(
  _ effect: Effect<Int>, _ drive: () async -> Void = {}
) async -> [Int] {
  let received = LockIsolated<[Int]>([])
  let store = Store<Void, Int?>(initialState: ()) {
    Reduce { _, action in
      guard let action else { return effect.map { $0 } }
      received.withValue { $0.append(action) }
      return .none
    }
  }
  await withMainSerialExecutor {
    let task = store.send(nil)
    await drive()
    await task.finish()
  }
  return received.value
}

@MainActor
@Suite(.serialized)
struct EffectTests {
  let clock = TestClock()
  let mainActorEffect = Effect<Int>.run { @MainActor send in send(1) }

  @Test func nothingSendsNothing() async {
    #expect(await run(.none) == [])
    #expect(await run(.send(1)) == [1])
    #expect(await run(.concatenate()) == [])
    #expect(await run(.merge()) == [])
  }

  @Test func concatenatedEffectsWaitForEachOther() async {
    let values = await run(
      .concatenate(
        (1...3).map { count in
          .run { send in
            try await clock.sleep(for: .seconds(count))
            await send(count)
          }
        })
    ) { await clock.run(timeout: .seconds(60)) }
    #expect(values == [1, 2, 3])
    #expect(
      await run(.send(1).concatenate(with: .send(2)).concatenate(with: .send(3))) == [1, 2, 3])
  }

  @Test func mergedEffectsRunBesideEachOther() async {
    let values = await run(
      .merge(
        [3, 1, 2].map { count in
          .run { send in
            try await clock.sleep(for: .seconds(count))
            await send(count)
          }
        })
    ) { await clock.run(timeout: .seconds(60)) }
    #expect(values == [1, 2, 3])
    #expect(await run(Effect.send(1).merge(with: .none)) == [1])
  }

  @Test func anEffectThatSendsFromTheMainActorNeedNotWait() async {
    let two = Effect<Int>.run { @MainActor send in
      send(1)
      send(2)
    }
    #expect(await run(mainActorEffect) == [1])
    #expect(await run(two) == [1, 2])
  }

  @Test func errorsAreCaught() async {
    struct Failure: Error {}
    let values = await run(
      .run { send in
        await send(1)
        throw Failure()
      } catch: { error, send in
        if error is Failure { await send(2) }
      })
    #expect(values == [1, 2])
  }

  @Test func anErrorThatNobodyCatchesIsReported() async {
    struct Failure: Error {}
    await withKnownIssue {
      _ = await run(.run { _ in throw Failure() })
    } matching: {
      $0.description.contains("Failure()")
    }
  }

  @Test func cancellationIsNoError() async {
    #expect(await run(.run { _ in throw CancellationError() }) == [])
    let values = await run(
      .run { _ in
        try Task.checkCancellation()
      } catch: { _, send in
        await send(1)
      })
    #expect(values == [])
  }

  @Test func priorityAndNameAreHandedOn() async {
    #expect(await run(.run(priority: .userInitiated) { send in await send(1) }) == [1])
  }

  @Test func effectsKeepTheDependenciesOfTheirReducer() async {
    let effect: Effect<Int> = withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      .run { send in
        @Dependency(\.uuid) var uuid
        await send(uuid() == UUID(7) ? 7 : 0)
      }
    }
    #expect(await run(effect) == [7])
  }

  @Test func mappedEffectsKeepTheDependencies() async {
    @Dependency(\.date) var date
    let effect = withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1_234)
    } operation: {
      Effect<Date>.run { send in await send(date()) }
        .map { Int($0.timeIntervalSince1970) }
    }
    #expect(await run(effect) == [1_234])
  }

  @Test func sendingFromATaskGroup() async {
    let values = await run(
      .run { send in
        await withTaskGroup(of: Void.self) { group in
          for value in 1...3 {
            group.addTask { await send(value) }
          }
        }
      })
    #expect(values.sorted() == [1, 2, 3])
  }

  @Test func sendIsMapped() async {
    let values = LockIsolated<[Int]>([])
    let send = Send<Int> { value in values.withValue { $0.append(value) } }
    await send(1)
    #expect(values.value == [1])
  }
}
