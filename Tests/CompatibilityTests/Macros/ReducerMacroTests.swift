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

@Reducer
public struct PublicFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count: Int
    public fileprivate(set) var hidden = 0
    fileprivate var secret = 1
    public init(count: Int = 0) { self.count = count }
  }
  public enum Action: ViewAction, Sendable {
    case view(View)
    case `internal`(Internal)
    case delegate(Delegate)
    @CasePathable public enum View: Sendable { case tapped }
    @CasePathable public enum Internal: Sendable { case response(Result<Int, any Error>) }
    @CasePathable public enum Delegate: Sendable { case finished }
  }
  public init() {}
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
struct EnumStateFeature {
  @ObservableState
  enum State: Equatable {
    case loggedOut(Counter.State)
    case loggedIn(TwoCounters.State)
    case unknown
  }
  enum Action {
    case loggedOut(Counter.Action)
    case loggedIn(TwoCounters.Action)
    case logIn
    case leave
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .logIn:
        state = .loggedIn(TwoCounters.State())
        return .none
      case .leave:
        state = .unknown
        return .none
      case .loggedIn, .loggedOut:
        return .none
      }
    }
    .ifCaseLet(\.loggedOut, action: \.loggedOut) { Counter() }
    .ifCaseLet(\.loggedIn, action: \.loggedIn) { TwoCounters() }
  }
}

@Reducer
private struct ScopedEnum {
  typealias State = EnumStateFeature.State
  enum Action {
    case loggedOut(Counter.Action)
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.loggedOut, action: \.loggedOut) { Counter() }
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
    case first(Counter)
    case second(Counter)
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
    let store = TestStore(initialState: EnumStateFeature.State.loggedOut(Counter.State())) {
      EnumStateFeature()
    }
    await store.send(\.loggedOut.incrementButtonTapped) {
      $0.modify(\.loggedOut) { $0.count = 1 }
    }
    await store.send(.logIn) { $0 = .loggedIn(TwoCounters.State()) }
    await store.send(\.loggedIn.counter2.incrementButtonTapped) {
      $0.modify(\.loggedIn) { $0.counter2.count = 1 }
    }
    await store.send(.leave) { $0 = .unknown }
    let scoped = TestStore(initialState: ScopedEnum.State.loggedOut(Counter.State())) {
      ScopedEnum()
    }
    await scoped.send(\.loggedOut.incrementButtonTapped) { $0 = .loggedOut(.init(count: 1)) }
  }

  @Test func enumReducersConformAsTheyAreTold() {
    let counter = Conforming.State.counter(EquatableCounter.State())
    #expect(counter == .counter(EquatableCounter.State(count: 0)))
    #expect(Conforming.Action.counter(.tap) == .counter(.tap))
  }

  @Test func enumReducersNestAndHoldGenerics() {
    var state = Outer.State.inner(.second(Counter.State()))
    _ = Outer.body.reduce(into: &state, action: .inner(.second(.incrementButtonTapped)))
    #expect(state.inner?.second?.count == 1)
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
