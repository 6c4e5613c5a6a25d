import Core
import Testing

@testable import CoreArchitecture

@Suite @MainActor struct PrintChangesTests {
  let log = Log()

  private func printer() -> _ReducerPrinter<Child.State, Child.Action> {
    _ReducerPrinter { [log] action, oldState, newState in
      log("\(action): \(oldState.count) to \(newState.count)")
    }
  }

  @Test func aPrinterSeesTheActionAndBothStates() {
    let store = Store(initialState: Child.State()) {
      Child(log: Log())._printChanges(printer())
    }

    store.send(.increment)
    store.send(.increment)

    #expect(log.take() == ["increment: 0 to 1", "increment: 1 to 2"])
  }

  @Test func aSignpostChangesNothing() {
    let store = Store(initialState: Child.State()) {
      Child(log: Log()).signpost("pier")._printChanges(printer())
    }
    store.send(.increment)
    #expect(log.take() == ["increment: 0 to 1"])
  }

  @Test func withoutAPrinterTheReducerRunsAsItIs() {
    let store = Store(initialState: Child.State()) {
      Child(log: Log())._printChanges(nil)
    }

    store.send(.increment)

    #expect(store.count == 1)
  }

  @Test func printersCanBeCalledByThemselves() {
    let printer = printer()

    printer.printChange(
      receivedAction: .stop, oldState: Child.State(), newState: Child.State(count: 3))

    #expect(log.take() == ["stop: 0 to 3"])
  }

  @Test func theDumpCallsPropertiesWhatTheFeatureCallsThem() {
    let text = _ReducerPrinter<Child.State, Child.Action>.dump(
      of: .increment, from: Child.State(), to: Child.State(count: 1))
    #expect(
      text == """
        Action:
          Child.Action.increment
        Change:
            Child.State(
              id: 1,
          -   count: 0
          +   count: 1
            )

        """)
    let same = _ReducerPrinter<Child.State, Child.Action>.dump(
      of: .stop, from: Child.State(), to: Child.State())
    #expect(same.hasSuffix("Change:\n  The state stays as it was.\n"))
  }

  @Test func observersAreNotDisturbedByPrinting() {
    let store = Store(initialState: Child.State()) {
      Child(log: Log())._printChanges(printer())
    }
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }

    store.send(.increment)

    #expect(changes.value == 1)
  }
}
