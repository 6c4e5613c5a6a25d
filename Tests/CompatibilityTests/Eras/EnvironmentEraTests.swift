import ComposableArchitecture
import Testing

/// How what 0.33 wrote with `pullback` and an `Environment` is written here.
///
/// ```swift
/// let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
///   settingsReducer.pullback(
///     state: \.settings, action: /AppAction.settings, environment: { $0.settings }),
///   …
/// )
/// ```
///
/// `pullback` keeps its name for articles of the time; `Scope` is what it is today. An environment
/// is a dependency: nobody hands it down, and a test replaces it where the store is made.
@MainActor @Suite struct EnvironmentEraTests {
  @Test func pulledBackReducersAreCombined() async {
    let store = TestStore(initialState: AppState()) {
      combine(
        Settings().pullback(state: \AppState.settings, action: \AppAction.Cases.settings),
        Reduce<AppState, AppAction> { state, _ in
          state.actions += 1
          return .none
        })
    } withDependencies: {
      $0.settingsEnvironment.nextTheme = { "after \($0)" }
    }
    await tellsTheStory(store)
  }

  @Test func theSameIsScopedToday() async {
    let store = TestStore(initialState: AppState()) {
      CombineReducers {
        Scope(state: \AppState.settings, action: \AppAction.Cases.settings) { Settings() }
        Reduce<AppState, AppAction> { state, _ in
          state.actions += 1
          return .none
        }
      }
    } withDependencies: {
      $0.settingsEnvironment.nextTheme = { "after \($0)" }
    }
    await tellsTheStory(store)
  }

  private func tellsTheStory(_ store: TestStore<AppState, AppAction>) async {
    await store.send(.settings(.themeTapped)) { $0.actions = 1 }
    await store.receive(\.settings.themeChosen, "after light") {
      $0.settings.theme = "after light"
      $0.actions = 2
    }
  }
}

private struct AppState: Equatable {
  var actions = 0
  var settings = Settings.State()
}

@CasePathable
private enum AppAction {
  case settings(Settings.Action)
}

@Reducer
private struct Settings {
  struct State: Equatable {
    var theme = "light"
  }

  enum Action {
    case themeChosen(String)
    case themeTapped
  }

  @Dependency(\.settingsEnvironment) var environment

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .themeChosen(let theme):
        state.theme = theme
        return .none
      case .themeTapped:
        return .run { [theme = state.theme] send in
          await send(.themeChosen(environment.nextTheme(theme)))
        }
      }
    }
  }
}

private struct SettingsEnvironment: DependencyKey {
  var nextTheme: @Sendable (String) async -> String

  static let liveValue = SettingsEnvironment { $0 == "light" ? "dark" : "light" }
}

extension DependencyValues {
  fileprivate var settingsEnvironment: SettingsEnvironment {
    get { self[SettingsEnvironment.self] }
    set { self[SettingsEnvironment.self] = newValue }
  }
}
