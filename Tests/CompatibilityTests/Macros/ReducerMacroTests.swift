import ComposableArchitecture
import Testing

@Reducer
private struct Empty {}

@Reducer
private struct OnlyBody {
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

/// A public feature, whose generated code must be public, too.
@Reducer
public struct PublicFeature: Sendable {
  /// The state, with a property of each access level.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// How often the view was tapped.
    public var count: Int
    /// A property that is public to read alone.
    public fileprivate(set) var hidden = 0
    fileprivate var secret = 1
    /// Creates the state with a count.
    public init(count: Int = 0) { self.count = count }
  }
  /// The actions, in an enum for each sender.
  public enum Action: ViewAction, Sendable {
    case view(View)
    case `internal`(Internal)
    case delegate(Delegate)
    /// What the view sends.
    @CasePathable public enum View: Sendable { case tapped }
    /// What effects send.
    @CasePathable public enum Internal: Sendable { case response(Result<Int, any Error>) }
    /// What the parent handles.
    @CasePathable public enum Delegate: Sendable { case finished }
  }
  /// Creates the reducer.
  public init() {}
  /// Counts taps, in a method of its own.
  public var body: some ReducerOf<Self> {
    Reduce(self.core)
  }
  private func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .view(.tapped):
      state.count += 1
      state.hidden += state.secret
      return .send(.internal(.response(.success(1))))
    case .internal(.response):
      return .send(.delegate(.finished))
    case .delegate:
      return .none
    }
  }
}

@Reducer
package struct PackageFeature {
  @ObservableState
  package struct State: Equatable {
    package init() {}
  }
  package enum Action {}
  package var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Waterway {
  @ObservableState
  enum State: Equatable {
    case shut(Gate.State)
    case manned(LockChamber.State)
    case drained
  }
  enum Action {
    case shut(Gate.Action)
    case manned(LockChamber.Action)
    case keeperCame
    case waterLetOut
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .keeperCame:
        state = .manned(LockChamber.State())
        return .none
      case .waterLetOut:
        state = .drained
        return .none
      case .manned, .shut:
        return .none
      }
    }
    .ifCaseLet(\.shut, action: \.shut) { Gate() }
    .ifCaseLet(\.manned, action: \.manned) { LockChamber() }
  }
}

@Reducer
private struct ScopedEnum {
  typealias State = Waterway.State
  enum Action {
    case shut(Gate.Action)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.shut, action: \.shut) { Gate() }
  }
}

@Reducer(state: .equatable, .sendable, action: .equatable)
private enum Conforming {
  case counter(EquatableCounter)
}

@Reducer
private struct EquatableCounter {
  @ObservableState
  struct State: Equatable, Sendable { var count = 0 }
  enum Action: Equatable { case tap }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private enum Outer {
  case inner(Inner)
  case generic(Generic<Int>)
  case alert(AlertState<Never>)
  case dialog(ConfirmationDialogState<Choice>)
  @ReducerCaseEphemeral
  case toast(Toast)
  @ReducerCaseIgnored
  case url(String, title: String)
  case plain

  enum Choice { case one }

  struct Toast: _EphemeralState {
    enum Action { case closed }
    var text: String
  }

  @Reducer
  enum Inner {
    case first(Gate)
    case second(Gate)
  }
}

@Reducer
private struct Generic<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var value: Value
    var history: [Value] = []
  }
  enum Action {
    case set(Value)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value):
        state.history.append(state.value)
        state.value = value
        return .none
      }
    }
  }
}

@MainActor
struct ReducerMacroTests {
  @Test func whatIsMissingIsGenerated() {
    _ = Store(initialState: Empty.State()) { Empty() }
    let store = Store(initialState: OnlyBody.State()) { OnlyBody() }
    #expect(store.withState { $0 == OnlyBody.State() })
  }

  @Test func publicFeaturesKeepTheirAccess() async {
    let store = TestStore(initialState: PublicFeature.State()) { PublicFeature() }
    store.exhaustivity = .off
    await store.send(\.view.tapped) { $0.count = 1 }
    await store.receive(\.internal.response.success, 1)
    await store.receive(\.delegate.finished)
    _ = Store(initialState: PackageFeature.State()) { PackageFeature() }
  }

  @Test func enumStatesChangeTheirCase() async {
    let store = TestStore(initialState: Waterway.State.shut(Gate.State())) {
      Waterway()
    }
    await store.send(\.shut.leverPulled) {
      $0 = .shut(Gate.State(isOpen: true, movements: 1))
    }
    await store.send(.keeperCame) { $0 = .manned(LockChamber.State()) }
    await store.send(\.manned.downstream.leverPulled) {
      $0.modify(\.manned) {
        $0.downstream = Gate.State(movements: 1)
      }
    }
    await store.send(.waterLetOut) { $0 = .drained }
    let scoped = TestStore(initialState: ScopedEnum.State.shut(Gate.State())) {
      ScopedEnum()
    }
    await scoped.send(\.shut.leverPulled) {
      $0.modify(\.shut) {
        $0.isOpen = true
        $0.movements += 1
      }
    }
  }

  @Test func enumReducersConformAsTheyAreTold() {
    let counter = Conforming.State.counter(EquatableCounter.State())
    #expect(counter == .counter(EquatableCounter.State(count: 0)))
    #expect(Conforming.Action.counter(.tap) == .counter(.tap))
  }

  @Test func enumReducersNestAndHoldGenerics() {
    var state = Outer.State.inner(.second(Gate.State()))
    _ = Outer.body.reduce(into: &state, action: .inner(.second(.leverPulled)))
    #expect(state.inner?.second?.movements == 1)
    state = .generic(Generic.State(value: 1))
    _ = Outer.body.reduce(into: &state, action: .generic(.set(2)))
    #expect(state.generic?.history == [1])
    state = .url("example", title: "Example")
    #expect(state.url?.title == "Example")
    state = .plain
    #expect(state.is(\.plain))
    state = .toast(Outer.Toast(text: "Hi"))
    #expect(state.is(\.toast))
  }
}
