import ComposableArchitecture
import Testing

/// Effects put together: what begins when, and what ends with what.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct CompositionTests {
  private enum Step: Equatable, Sendable {
    case begin
    case heard(Int)
  }

  private func makeStore(_ effect: Effect<Step>) -> TestStore<[Int], Step> {
    TestStore(initialState: []) {
      Reduce<[Int], Step> { state, action in
        switch action {
        case .begin: return effect
        case .heard(let number):
          state.append(number)
          return .none
        }
      }
    }
  }

  @Test func whatIsCancelledBeforeItBeginsInOneMergeGoesOn() async {
    let store = makeStore(
      .merge(
        .cancel(id: 1),
        .run { send in await send(.heard(1)) }.cancellable(id: 1)))
    await store.send(.begin)
    await store.receive(.heard(1)) { $0 = [1] }
  }

  @Test func whatIsCancelledAfterItBeginsInOneMergeEnds() async {
    let store = makeStore(
      .merge(
        .run { send in
          try await Task.never()
          await send(.heard(1))
        }
        .cancellable(id: 1),
        .cancel(ids: [1, "other"])))
    await store.send(.begin).finish()
  }

  @Test func nestedIDsEachCancel() async {
    for id in ["inner", "outer"] {
      let store = makeStore(
        .merge(
          .run { _ in try await Task.never() }
            .cancellable(id: "inner").cancellable(id: "outer"),
          .cancel(id: id)))
      await store.send(.begin).finish()
    }
  }

  @Test func aConcatenationGoesOnAfterAPartThatFails() async {
    struct Burnt: Error {}
    let store = makeStore(
      .concatenate(
        .run { _ in
          throw Burnt()
        } catch: { _, send in
          await send(.heard(1))
        },
        .merge(.send(.heard(2)), .run { send in await send(.heard(3)) }),
        .send(.heard(4))))
    await store.send(.begin)
    await store.receive(.heard(1)) { $0 = [1] }
    await store.receive(.heard(2)) { $0 = [1, 2] }
    await store.receive(.heard(3)) { $0 = [1, 2, 3] }
    await store.receive(.heard(4)) { $0 = [1, 2, 3, 4] }
  }

  @Test func aConcatenationEndsAsAWhole() async {
    let store = makeStore(
      .concatenate(
        .send(.heard(1)),
        .run { _ in try await Task.never() },
        .send(.heard(2))))
    let task = await store.send(.begin)
    await store.receive(.heard(1)) { $0 = [1] }
    await task.cancel()
  }

  @Test func aMappedEffectIsCancelledByTheIDsWithinAndAround() async {
    for id in ["inner", "outer"] {
      let mapped = Effect<Int>.run { _ in try await Task.never() }
        .cancellable(id: "inner").map { Step.heard($0) }.cancellable(id: "outer")
      let store = makeStore(.merge(mapped, .cancel(id: id)))
      await store.send(.begin).finish()
    }
  }
}
