import Core
import Effects

/// A counter, and the fact of its number in an alert.
@Reducer
public struct NumberFactFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Presents public var alert: AlertState<Action.Alert>?
    public var count = 0
    public var isLoading = false

    public init() {}
  }

  public enum Action: Sendable {
    case alert(PresentationAction<Alert>)
    case decrementTapped
    case factTapped
    case incrementTapped
    case response(Result<String, any Error>)

    /// The alert has nothing to choose but to close it.
    public enum Alert: Equatable, Sendable {}
  }

  private enum CancelID { case fact }

  @Dependency(\.numbers) private var numbers

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        return .none
      case .incrementTapped:
        state.count += 1
        return .none
      case .factTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.response(Result { try await numbers.fact(count) }))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)
      case .response(.success(let fact)):
        state.isLoading = false
        state.alert = .fact(fact)
        return .none
      case .response(.failure(let error)):
        state.isLoading = false
        state.alert = .noFact(error)
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == NumberFactFeature.Action.Alert {
  public static func fact(_ fact: String) -> Self { says(fact, under: "Number fact") }

  public static func noFact(_ reason: any Error) -> Self {
    says("\(reason)", under: "No number fact")
  }

  private static func says(_ message: String, under title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(message)
    }
  }
}
