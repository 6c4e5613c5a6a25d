import Core
import Testing

@testable import CoreArchitecture

@Suite @MainActor struct ClassicReducerTests {
  let log = Log()

  @Test func combineRunsReducersInTurn() {
    var state = 1
    let reducer = combine(
      Reduce<Int, String> { state, action in
        state += action.count
        return .none
      },
      Reduce { state, _ in
        state *= 2
        return .none
      })

    _ = reducer.reduce(into: &state, action: "abc")

    #expect(state == 8)
  }

  @Test func combineIsAlsoAFunctionOfTheType() {
    let reducer = Reduce<Int, String>.combine(
      Reduce<Int, String> { state, _ in
        state += 1
        return .none
      },
      Reduce<Int, String> { state, _ in
        state *= 10
        return .none
      })
    var state = 1

    _ = reducer.reduce(into: &state, action: "")

    #expect(state == 20)
  }

  @Test func combinedRunsTheOtherAfterwards() {
    var state = 1
    let reducer = Reduce<Int, String> { state, _ in
      state += 1
      return .none
    }
    .combined(
      with: Reduce { state, _ in
        state *= 10
        return .none
      })

    _ = reducer.reduce(into: &state, action: "")

    #expect(state == 20)
  }

  @Test func aPulledBackReducerRunsOnItsPartOfTheState() async {
    let store = Store<Pair.State, Pair.Action>(initialState: Pair.State()) {
      combine(
        Child(log: log).pullback(state: \Pair.State.left, action: \Pair.Action.Cases.left),
        Child(log: log).pullback(state: \Pair.State.right, action: \Pair.Action.Cases.right))
    }

    store.send(.left(.increment))
    await store.send(.right(.incrementSoon)).finish()

    #expect(store.left.count == 1)
    #expect(store.right.count == 1)
  }

  @Test func aReducerIsPulledBackToACase() {
    let app = Child(log: log)
      .pullback(state: \Session.State.Cases.guest, action: \Session.Action.Cases.guest)
    var state = Session.State.guest(Child.State())

    _ = app.reduce(into: &state, action: .guest(.increment))

    #expect(state == .guest(Child.State(count: 1)))
  }

  @Test func anOptionalReducerRunsWhileThereIsState() {
    let reducer = Child(log: log).optional()
    var state: Child.State? = Child.State()

    _ = reducer.reduce(into: &state, action: .increment)

    #expect(state?.count == 1)
  }

  @Test func anOptionalReducerReportsActionsWithoutState() {
    let reducer = Child(log: log).optional()
    var state: Child.State?

    let message = AbsentChild.scope.message(action: Child.Action.increment, state: state)

    withKnownIssue {
      _ = reducer.reduce(into: &state, action: .increment)
    } matching: { issue in
      issue.says(message)
    }
  }
}
