import Core
import Observation
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct StoreScopeTests {
  let log = Log()

  @Test func aChildIsTheSameStoreWhileSomeoneHoldsIt() {
    let store = Store(initialState: Sheet.State(page: Sheet.Page.State())) { Sheet(log: log) }

    let first = store.scope(state: \.page, action: \.page.presented)
    let second = store.scope(state: \.page, action: \.page.presented)

    #expect(first != nil && first === second)
  }

  @Test func aChildThatIsGoneReadsAsItWas() {
    let store = Store(initialState: Sheet.State(page: Sheet.Page.State(id: 4))) { Sheet(log: log) }
    let child = store.scope(state: \.page, action: \.page.presented)

    store.send(.hide)

    #expect(child?.id == 4)
    #expect(store.scope(state: \.page, action: \.page.presented) == nil)
  }

  @Test func noStoreLivesLongerThanItsHolders() {
    weak var root: StoreOf<Sheet>?
    weak var child: StoreOf<Sheet.Page>?
    do {
      let store = Store(initialState: Sheet.State(page: Sheet.Page.State())) { Sheet(log: log) }
      let page = store.scope(state: \.page, action: \.page.presented)
      page?.send(.increment)
      (root, child) = (store, page)
      #expect(root != nil && child?.count == 1)
    }
    #expect(root == nil && child == nil)
  }

  @Test func onlyTheObserversOfWhatChangedAreTold() {
    let store = Store(initialState: Sheet.State(page: Sheet.Page.State())) { Sheet(log: log) }
    let page = store.scope(state: \.page, action: \.page.presented)
    let told = LockIsolated<[String]>([])
    withPerceptionTracking {
      _ = page?.count
    } onChange: {
      told.withValue { $0.append("count") }
    }
    withPerceptionTracking {
      _ = page?.state.id
    } onChange: {
      told.withValue { $0.append("id") }
    }
    withPerceptionTracking {
      _ = store.wasDismissed
    } onChange: {
      told.withValue { $0.append("wasDismissed") }
    }

    page?.send(.increment)
    #expect(told.value == ["count"])

    store.send(.show(id: 2))
    #expect(told.value == ["count", "id"])
  }

  @Test func theStandardLibrarysTrackingSeesTheSame() {
    let store = Store(initialState: Sheet.State(page: Sheet.Page.State())) { Sheet(log: log) }
    let told = LockIsolated(0)
    withObservationTracking {
      _ = store.page?.count
    } onChange: {
      told.withValue { $0 += 1 }
    }

    store.send(.page(.dismiss))

    #expect(told.value == 1)
  }

  @Test func anObserverMaySendWhileItIsTold() {
    let store = Store(initialState: Sheet.State()) { Sheet(log: log) }
    let sender = UncheckedSendable(store)
    withPerceptionTracking {
      _ = store.page
    } onChange: {
      _ = sender.value.send(.hide)
    }

    store.send(.show(id: 1))

    #expect(store.page == nil)
  }
}
