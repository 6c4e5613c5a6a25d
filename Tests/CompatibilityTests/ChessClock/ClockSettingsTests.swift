import ComposableArchitecture
import Testing

/// How a chess clock is set: the fields of one player are written through bindings, and what cannot
/// be set together is mended.
@Reducer
private struct ClockSettings {
  @ObservableState
  struct State: Equatable {
    var minutes = 5
    var increment = 0.0
    var isSilent = false
    var names = Names()
    var changes = 0

    @ObservableState
    struct Names: Equatable {
      var white = "White"
      var black = "Black"
    }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case blitzChosen
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.names) { before, _ in
        Reduce { state, _ in
          if state.names.white == state.names.black { state.names = before }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.minutes):
        state.minutes = min(max(state.minutes, 1), 180)
        return .none
      case .binding(\.increment) where state.increment > 60:
        return .send(.set(\.increment, 60))
      case .binding:
        state.changes += 1
        return .none
      case .blitzChosen:
        return .concatenate(.send(.set(\.minutes, 3)), .send(.binding(.set(\.increment, 2))))
      }
    }
  }
}

/// The same lever written by hand: actions of its own, made into bindings by the view.
@Reducer
private struct Lever {
  @ObservableState
  struct State: Equatable {
    var angle = 0
    var label: String?
  }

  @CasePathable
  enum Action {
    case tilted(to: Int)
    case labelled(String?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tilted(let angle): state.angle = angle.clamped(to: -30...30)
      case .labelled(let text): state.label = text.flatMap { $0.isEmpty ? nil : $0 }
      }
      return .none
    }
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

/// A feature whose view's actions are an enum of their own, with bindings among them.
@Reducer
private struct Display {
  @ObservableState
  struct State: Equatable {
    var brightness = 50
    var isNight = false
  }

  enum Action: ViewAction {
    case view(View)
    case dusk

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case buttonHeld
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.binding(\.isNight)), .dusk:
        state.brightness = state.isNight ? 10 : state.brightness
        return .none
      case .view(.buttonHeld):
        return .send(.view(.binding(.set(\.isNight, true))))
      case .view(.binding):
        return .none
      }
    }
  }
}

@MainActor
struct ClockSettingsTests {
  @Test func reducerMendsWhatABindingWrites() async {
    let store = TestStore(initialState: ClockSettings.State()) { ClockSettings() }
    await store.send(\.binding.minutes, 999) { $0.minutes = 180 }
    await store.send(.set(\.minutes, -4)) { $0.minutes = 1 }
    await store.send(.binding(.set(\.increment, 75))) { $0.increment = 75 }
    await store.receive(\.binding.increment, 60) {
      $0.increment = 60
      $0.changes = 1
    }
    await store.send(.binding(.set(\.names.white, "Black"))) { $0.changes = 2 }
    await store.send(\.binding, .set(\.names.black, "Ada")) {
      $0.names.black = "Ada"
      $0.changes = 3
    }
  }

  @Test func reducerSendsBindingsOfItsOwn() async {
    let store = TestStore(initialState: ClockSettings.State()) { ClockSettings() }
    await store.send(.blitzChosen)
    await store.receive(.binding(.set(\.minutes, 3))) { $0.minutes = 3 }
    await store.receive(\.binding.increment) {
      $0.increment = 2
      $0.changes = 1
    }
  }

  @Test func membersOfAStoreAreBindings() {
    @Bindable var store = Store(initialState: ClockSettings.State()) { ClockSettings() }
    let minutes: Binding<Int> = $store.minutes
    minutes.wrappedValue = 15
    #expect(store.minutes == 15)
    $store.names.white.wrappedValue = "Bo"
    store.isSilent = true
    #expect(minutes.wrappedValue == 15)
    #expect(store.withState(\.names.white) == "Bo")
    #expect(store.withState(\.isSilent))
    #expect(store.changes == 2)
  }

  @Test func bindingSendsAnActionOfItsOwn() {
    @Bindable var lever = Store(initialState: Lever.State()) { Lever() }
    let angle = $lever.angle.sending(\.tilted)
    for (wanted, reached) in [(12, 12), (90, 30), (-31, -30)] {
      angle.wrappedValue = wanted
      #expect(angle.wrappedValue == reached)
    }
    let label = $lever.label.sending(\.labelled)
    label.wrappedValue = "Left"
    #expect(lever.label == "Left")
    label.wrappedValue = ""
    #expect(lever.label == nil)
  }

  @Test func bindingsMayBeAmongTheActionsOfAView() async {
    let store = TestStore(initialState: Display.State()) { Display() }
    await store.send(\.view.binding.brightness, 80) { $0.brightness = 80 }
    await store.send(\.view.buttonHeld)
    await store.receive(\.view.binding.isNight) {
      $0.isNight = true
      $0.brightness = 10
    }
    await store.send(.dusk)
    @Bindable var bound = Store(initialState: Display.State()) { Display() }
    $bound.isNight.wrappedValue = true
    #expect(bound.brightness == 10)
  }

  @Test func actionsCompareByTheirKeyPathAndValue() {
    let silent = BindingAction<ClockSettings.State>.set(\.isSilent, true)
    #expect(silent == .set(\.isSilent, true))
    #expect(silent != .set(\.isSilent, false))
    #expect(silent != .set(\.minutes, 1))
    #expect(silent.is(\.isSilent))
    #expect(!silent.is(\.increment))
    #expect(ClockSettings.Action.set(\.minutes, 3) == .binding(.set(\.minutes, 3)))
    let part = BindingAction<ClockSettings.State.Names>.set(\.black, "Cy")
    let whole = part.pullback(\ClockSettings.State.names)
    #expect(whole.keyPath == \ClockSettings.State.names.black)
  }

  @Test func fieldOfAnActionIsNamedInADifference() async {
    let store = TestStore(initialState: ClockSettings.State()) { ClockSettings() }
    await withKnownIssue {
      await store.send(\.binding.minutes, 9) { $0.minutes = 8 }
    } matching: { issue in
      issue.description.contains("minutes: 8") && issue.description.contains("minutes: 9")
    }
  }
}
