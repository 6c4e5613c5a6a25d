import ComposableArchitecture

// Features as users write them, with nothing imported but the architecture. That they compile is
// the greater part of the test.

@Reducer struct Nothing {}

/// A public feature without state, actions or a body.
@Reducer public struct PublicNothing {
  /// Creates the reducer.
  public init() {}
}

/// A public feature with all of its parts.
@Reducer public struct Counter: Sendable {
  /// The state of the counter.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The number that actions change.
    public var count = 0
    /// Creates the state with a count.
    public init(count: Int = 0) { self.count = count }
  }

  /// The changes of the count.
  public enum Action: Equatable, Sendable { case increment, set(Int) }

  /// Creates the reducer.
  public init() {}

  /// Changes the count.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .set(let count): state.count = count
      }
      return .none
    }
  }
}

/// Has no body: the method is the reducer.
@Reducer struct Doubler {
  struct State: Equatable { var number = 1 }
  enum Action { case double }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.number *= 2
    return .none
  }
}

@Reducer struct Holder<Value: Equatable, Child: Reducer> where Child.State: Equatable {
  @ObservableState
  struct State: Equatable {
    var value: Value
    var child: Child.State
  }

  enum Action { case set(Value), child(Child.Action) }

  let child: Child

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { child }
    Reduce { state, action in
      if case .set(let value) = action { state.value = value }
      return .none
    }
  }
}

/// State and action are those of another reducer.
@Reducer struct Twice<Base: Reducer> {
  let base: Base

  var body: some Reducer<Base.State, Base.Action> {
    base
    base
  }
}

@Reducer struct Toggle {
  enum State: Equatable { case on(Int), off }
  enum Action { case flip }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state = state.on == nil ? .on(1) : .off
      return .none
    }
  }
}

@Reducer enum Destination {
  case counter(Counter)
  case holder(held: Holder<Int, Counter> = Holder(child: Counter()))
  case nothing(Nothing)
  case nested(Nested)
  case alert(AlertState<Alert>)
  @ReducerCaseIgnored case page(Int)
  case pair(Int, name: String)
  case plain
  #if os(Linux)
    case local(Counter)
  #endif

  @CasePathable
  enum Alert { case confirm }

  @Reducer enum Nested {
    case counter(Counter)
  }
}

extension Destination.State: Equatable {}
extension Destination.Nested.State: Equatable {}

/// A public enum of features, as for a stack.
@Reducer(state: .equatable, .sendable, action: .equatable, .sendable) public enum PublicPath {
  case counter(Counter)
}

extension Counter {
  /// Nested in an extension, and presenting itself.
  @Reducer struct Presenter {
    @ObservableState
    struct State: Equatable {
      @Presents var destination: Destination.State?
      @Presents var again: State?
      var path = StackState<PublicPath.State>()
    }

    @CasePathable
    enum Action {
      case destination(PresentationAction<Destination.Action>)
      indirect case again(PresentationAction<Action>)
      case path(StackActionOf<PublicPath>)
      case present
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .present = action { state.destination = .counter(Counter.State()) }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
      .ifLet(\.$again, action: \.again) { Self() }
      .forEach(\.path, action: \.path)
    }
  }
}
