import ComposableArchitecture
import Testing

@MainActor @Suite struct ScopeWithoutLabelTests {
  private func host(_ state: Lighthouse.State) -> (StoreOf<Lighthouse>, HeadlessHost) {
    let store = Store(initialState: state) { Lighthouse() }
    return (store, HeadlessHost { LighthouseView(store: store) })
  }

  @Test func everyKindOfChildIsScopedToWithoutALabel() {
    let (store, host) = host(
      Lighthouse.State(spare: Lantern.State(), lamps: [Lantern.State(id: 3)]))
    host.tap("Lantern: 0")
    host.tap("Spare: 0")
    host.tap("Lamp: 0")
    host.tap("Climb")
    host.tap("Stair 0: 0")
    #expect(store.lantern.flashes == 1)
    #expect(store.spare?.flashes == 1)
    #expect(store.lamps[id: 3]?.flashes == 1)
    #expect(store.stairs.first?.flashes == 1)
  }

  @Test func theFormWithALabelLeadsToTheSameStore() {
    let (store, _) = host(Lighthouse.State(spare: Lantern.State()))
    let lantern = store.scope(\.lantern, action: \.lantern)
    #expect(lantern === store.scope(state: \.lantern, action: \.lantern))
    let spare = store.scope(\.spare, action: \.spare)
    #expect(spare != nil && spare === store.scope(state: \.spare, action: \.spare))
    #expect(store.scope(\.guest, action: \.guest) == nil)
  }

  @Test func aPresentedChildClosesItself() async {
    let (store, host) = host(Lighthouse.State())
    store.send(.guestArrived)
    host.tap("Guest: 0")
    #expect(store.guest?.flashes == 1)
    host.back()
    #expect(store.guest == nil)
  }

  @Test func anEnumsReducersAreScopedWithoutALabel() {
    var state = Beacon.State.green(Lantern.State())
    _ = Beacon().reduce(into: &state, action: .green(.flash))
    #expect(state == .green(Lantern.State(flashes: 1)))
  }

  /// `ifLet` took the property of an alert only together with its `$` or a plain action.
  @Test func anAlertWithoutActionsNeedsNeitherProjectionNorReducer() {
    let (store, host) = host(Lighthouse.State())
    store.send(.noticeTapped)
    #expect(host.front.element.label == "The stairs are wet")
    host.tap("OK")
    #expect(store.notice == nil)
    #expect(!host.front.isModal)
  }
}

@Reducer
private struct Beacon {
  @CasePathable @ObservableState
  enum State: Equatable {
    case green(Lantern.State)
    case red(Lantern.State)
  }

  enum Action {
    case green(Lantern.Action)
    case red(Lantern.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.green, action: \.green) { Lantern() }
    Scope(\.red, action: \.red) { Lantern() }
  }
}
