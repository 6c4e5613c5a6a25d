import ComposableArchitecture
import Testing

@Reducer
private struct BindingBasics {
  @ObservableState
  struct State: Equatable {
    var sliderValue = 5.0
    var stepCount = 10
    var text = ""
    var toggleIsOn = false
  }

  enum Action {
    case sliderValueChanged(Double)
    case stepCountChanged(Int)
    case textChanged(String)
    case toggleChanged(isOn: Bool)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .sliderValueChanged(value):
        state.sliderValue = value
        return .none
      case let .stepCountChanged(count):
        state.sliderValue = .minimum(state.sliderValue, Double(count))
        state.stepCount = count
        return .none
      case let .textChanged(text):
        state.text = text
        return .none
      case let .toggleChanged(isOn):
        state.toggleIsOn = isOn
        return .none
      }
    }
  }
}

@Reducer
private struct SettingsForm {
  @ObservableState
  struct State: Equatable {
    var digest = Digest.daily
    var displayName = ""
    var enableNotifications = false
    var isLoading = false
    var profile = Profile()
    var changes: [String] = []
  }
  struct Profile: Equatable, Sendable {
    var bio = ""
    var age: Int?
  }
  enum Digest: Equatable, Sendable { case daily, off }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.digest) { oldValue, newValue in
        Reduce { state, _ in
          state.changes.append("\(oldValue) to \(newValue)")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.displayName):
        state.displayName = String(state.displayName.prefix(16))
        return .none
      case .binding(\.enableNotifications):
        state.isLoading = state.enableNotifications
        return .none
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

@Reducer
private struct ViewActions {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var taps = 0
  }
  enum Action: ViewAction {
    case view(View)
    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case tapped
    }
  }
  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .view(.tapped):
        state.taps += 1
        return .none
      case .view(.binding):
        return .none
      }
    }
  }
}

@ObservableState
private struct Pages: Equatable {
  var basics = BindingBasics.State()
}

@MainActor
struct BindingTests {
  @Test func actionsWithValues() async {
    let store = TestStore(initialState: BindingBasics.State()) { BindingBasics() }
    await store.send(.sliderValueChanged(8)) { $0.sliderValue = 8 }
    await store.send(\.stepCountChanged, 3) {
      $0.sliderValue = 3
      $0.stepCount = 3
    }
    await store.send(\.toggleChanged, true) { $0.toggleIsOn = true }
    await store.send(.textChanged("Blob")) { $0.text = "Blob" }
  }

  @Test func bindingActionsAreSentInEachOfTheirForms() async {
    let store = TestStore(initialState: SettingsForm.State()) { SettingsForm() }
    await store.send(.binding(.set(\.displayName, "Blob"))) { $0.displayName = "Blob" }
    await store.send(.set(\.displayName, "Blob, Esq. of the house of Blobs")) {
      $0.displayName = "Blob, Esq. of th"
    }
    await store.send(\.binding.enableNotifications, true) {
      $0.enableNotifications = true
      $0.isLoading = true
    }
    await store.send(\.binding.profile, .init(bio: "Hi")) { $0.profile.bio = "Hi" }
    await store.send(.binding(.set(\.profile.age, 40))) { $0.profile.age = 40 }
    await store.send(\.binding.digest, .off) {
      $0.digest = .off
      $0.changes = ["daily to off"]
    }
    await store.send(.resetButtonTapped) { $0 = SettingsForm.State() }
  }

  @Test func aStoreIsWrittenThroughItsMembersAndBindings() {
    @Bindable var store = Store(initialState: SettingsForm.State()) { SettingsForm() }
    $store.displayName.wrappedValue = "Blob"
    #expect(store.displayName == "Blob")
    store.enableNotifications = true
    #expect(store.isLoading)
    let bio: Binding<String> = $store.profile.bio
    bio.wrappedValue = "Hello"
    #expect(store.profile.bio == "Hello")

    @Bindable var basics = Store(initialState: BindingBasics.State()) { BindingBasics() }
    $basics.text.sending(\.textChanged).wrappedValue = "Text"
    $basics.toggleIsOn.sending(\.toggleChanged).wrappedValue = true
    #expect(basics.text == "Text")
    #expect(basics.toggleIsOn)

    @Bindable var view = Store(initialState: ViewActions.State()) { ViewActions() }
    $view.name.wrappedValue = "View"
    view.send(.view(.tapped))
    #expect(view.state == ViewActions.State(name: "View", taps: 1))
  }

  @Test func aBindingActionOfAPartIsOneOfTheWhole() {
    let part = BindingAction<BindingBasics.State>.set(\.text, "A")
    let action = part.pullback(\Pages.basics)
    #expect(action == .set(\.basics.text, "A"))
    #expect(\.basics.text ~= action)
  }

  @Test func bindingActionsCompareAndMatchByTheirKeyPath() {
    let action = BindingAction<SettingsForm.State>.set(\.displayName, "Blob")
    #expect(action == .set(\.displayName, "Blob"))
    #expect(action != .set(\.displayName, "Blob Jr"))
    #expect(\.displayName ~= action)
    #expect(SettingsForm.Action.binding(action).is(\.binding.displayName))
    #expect(SettingsForm.Action.binding(action)[case: \.binding.displayName] == "Blob")
    expectNoDifference(
      String(customDumping: SettingsForm.Action.set(\.displayName, "Blob")),
      #"""
      SettingsForm.Action.binding(
        .set(
          \State.displayName,
          "Blob"
        )
      )
      """#)
  }
}
