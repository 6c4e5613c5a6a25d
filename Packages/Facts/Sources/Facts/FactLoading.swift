import Effects
import Views

/// Loads the fact about one number, for every screen that shows a fact.
///
/// ``FactView`` sends `task` whenever it is on screen and `isLoading` is true, and cancels that
/// action when either ends. So leaving the screen cancels the request, and coming back asks again.
@Reducer
public struct FactLoading: Sendable {
  /// A number and the progress of loading its fact; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The number that the fact is about.
    public let number: Int
    /// How far the loading has come.
    public var phase = Phase.loading

    /// Creates the first state, in which the fact is yet to be loaded.
    public init(number: Int) {
      self.number = number
    }

    /// Whether the fact is yet to be loaded, with a request under way or not.
    public var isLoading: Bool { phase == .loading }
  }

  /// How far the loading of a fact has come.
  public enum Phase: Codable, Equatable, Sendable {
    /// There is neither a fact nor a failure yet.
    case loading
    /// The fact, which is one sentence.
    case loaded(String)
    /// There is no fact; the reason is for a person to read.
    case failed(reason: String)
  }

  /// What happens on a screen with a fact.
  public enum Action: Sendable {
    /// Asks for the fact, if it is yet to be loaded.
    case task
    /// The client has answered.
    case response(Result<String, any Error>)
    /// The button "Try again" was tapped.
    case tryAgainTapped
  }

  @Dependency(\.numbers) private var numbers

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Asks the `numbers` client, and stores its answer in the state.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard state.isLoading else { return .none }
        return .run { [number = state.number] send in
          await send(.response(Result { try await numbers.fact(number) }))
        }
      case .response(.success(let fact)):
        state.phase = .loaded(fact)
        return .none
      case .response(.failure(let error)):
        state.phase = .failed(reason: "\(error)")
        return .none
      case .tryAgainTapped:
        state.phase = .loading
        return .none
      }
    }
  }
}
