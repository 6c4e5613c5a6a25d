import Core
import Testing

/// Reading a store from its own reducer, and changes through a store that can only be read.
@Suite(.timeLimit(.minutes(20))) @MainActor struct StoreReadingTests {
  /// Holds the store that its own reducer reads.
  private final class Captured<State, Action> {
    weak var store: Store<State, Action>?
  }

  @CasePathable
  enum Cargo: Equatable {
    case crates([String])
    indirect case hold(Hold)
  }

  struct Hold: Equatable {
    var name = "lower"
    var cargo = Cargo.crates(["rope"])
  }

  @CasePathable
  enum Handling {
    case crates(String)
    case hold(String)
  }

  @Test func aStoreIsDescribedByItsFeature() {
    let form = Store(initialState: Form.State()) { Form() }
    #expect(String(reflecting: form) == "StoreOf<Form>")
    let count = Store<Int, Form.Action>(initialState: 0) {}
    #expect(String(reflecting: count) == "Store<Int, Form.Action>")
  }

  @Test func readingTheStoreInItsOwnReducerIsReported() {
    let captured = Captured<Int, String>()
    var seen: Int?
    let store = Store<Int, String>(initialState: 41) {
      Reduce { state, action in
        seen = captured.store?.withState { $0 }
        state += 1
        return .none
      }
    }
    captured.store = store

    withKnownIssue {
      _ = store.send("look")
    } matching: { issue in
      issue.says(
        """
        A store's state was read while the store's own reducer was processing an action:

          Action:
            String
          State:
            Int

        What is read may be half done. The reducer, or something it calls, has captured the store. \
        Use the 'state' that the reducer is given, and let an effect do what needs the store.

        More: Documentation/Core.docc/Stores.md#reading-within-a-reducer
        """)
    }

    #expect(seen == 41)
    #expect(store.withState { $0 } == 42)
  }

  @Test func readingItInsideOfCasesSurvives() {
    let captured = Captured<Cargo, Handling>()
    var seen: [Cargo?] = []
    let store = Store<Cargo, Handling>(initialState: .hold(Hold())) {
      Scope(state: \.hold, action: \.hold) {
        Scope(state: \.cargo, action: \.self) {
          Scope(state: \.crates, action: \.self) {
            Reduce<[String], String> { state, action in
              state.append(action)
              seen.append(captured.store?.withState { $0 })
              state.append(action)
              return .none
            }
          }
        }
      }
    }
    captured.store = store

    withKnownIssue {
      _ = store.send(.hold("sail"))
    } matching: {
      $0.description.contains("A store's state was read while")
    }

    #expect(seen == [.hold(Hold(cargo: .crates(["rope", "sail"])))])
    #expect(store.withState { $0 } == .hold(Hold(cargo: .crates(["rope", "sail", "sail"]))))
  }

  @Test func aCaseIsStillChangedWithoutACopyWhileNobodyReads() {
    var cargo = Cargo.hold(Hold(cargo: .crates(Array(repeating: "crate", count: 100))))
    func address(_ array: [String]) -> UnsafeRawPointer? {
      array.withUnsafeBytes(\.baseAddress)
    }
    let moved = AnyCasePath(\Cargo.Cases.hold).update(&cargo) { hold in
      AnyCasePath(\Cargo.Cases.crates).update(&hold.cargo) { crates in
        let before = address(crates)
        crates[3] = "another"
        return before != address(crates)
      }
    }
    #expect(moved == .some(.some(false)))
  }

  @Test func whatChangesInsideOfWithStateIsTold() {
    let store = Store(initialState: Logbook.State(miles: Shared(value: 1))) { Logbook() }
    let told = LockIsolated(0)
    withPerceptionTracking {
      _ = store.miles
    } onChange: {
      told.withValue { $0 += 1 }
    }

    store.withState { state in
      state.$miles.withLock { $0 += 1 }
      #expect(told.value == 0)
    }

    #expect(told.value == 1)
    #expect(store.miles == 2)
  }

  @Test func whatIsReadInsideOfWithStateIsNotObserved() {
    let store = Store(initialState: Logbook.State(miles: Shared(value: 1))) { Logbook() }
    let told = LockIsolated(0)
    withPerceptionTracking {
      _ = store.withState(\.miles)
    } onChange: {
      told.withValue { $0 += 1 }
    }

    store.withState(\.$miles).withLock { $0 = 9 }

    #expect(told.value == 0)
  }

  @Reducer
  struct Logbook {
    @ObservableState
    struct State: Equatable {
      @Shared var miles: Int
    }

    enum Action {}
  }
}
