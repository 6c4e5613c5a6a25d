import Effects
import Views

/// Counts, and shows the fact for the count in an alert.
///
/// A second request cancels the first.
@Reducer
public struct NumberFactFeature: Sendable {
  /// The data of the screen.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Shows the last fact, or why there is none; nil once it is closed.
    @Presents public var alert: AlertState<Action.Alert>?
    /// The number that the next fact is for.
    public var count = 0
    /// Whether a fact is being loaded.
    public var isLoading = false

    /// Creates the first state: 0, and no request under way.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// The alert was closed.
    case alert(PresentationAction<Alert>)
    /// The button "−" was tapped.
    case decrementTapped
    /// The button "Number fact" was tapped.
    case factTapped
    /// The button "+" was tapped.
    case incrementTapped
    /// The session goes on, and a request that was under way is lost.
    case restored
    /// The client has answered the request that was made last.
    case response(Result<String, any Error>)

    /// What can be chosen in the alert: nothing, it can only be closed.
    public enum Alert: Equatable, Sendable {}
  }

  private enum CancelID { case fact }

  @Dependency(\.numbers) private var numbers

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Counts the taps, and loads facts with the `numbers` client.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        return .none
      case .incrementTapped:
        state.count += 1
        return .none
      case .restored where !state.isLoading:
        return .none
      case .factTapped, .restored:
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
  /// An alert with a fact as its message.
  public static func fact(_ fact: String) -> Self { says(fact, under: "Number fact") }

  /// An alert that says why there is no fact, in the error's own words.
  public static func noFact(_ reason: any Error) -> Self {
    says("\(reason)", under: "No number fact")
  }

  private static func says(_ message: String, under title: LocalizedStringKey) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .cancel) { TextState("OK") }
    } message: {
      TextState(verbatim: message)
    }
  }
}
