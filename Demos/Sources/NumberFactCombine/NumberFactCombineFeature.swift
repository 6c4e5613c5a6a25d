import Combine
import ComposableArchitecture
import Foundation

/// Counts, and shows the fact for the count, as features of the time of Combine did.
///
/// `NumberFactFeature` does the same as one writes it today.
public struct NumberFactCombineFeature: Reducer {
  /// The data of the screen.
  public struct State: Equatable, Sendable {
    /// The number that the next fact is for.
    public var count = 0
    /// The last fact, or why there is none; nil before the first.
    public var answer: Result<String, FactFailure>?
    /// Whether a fact is being loaded.
    public var isLoading = false

    /// Creates the first state: 0, and no request under way.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Equatable, Sendable {
    /// The client has answered the request that was made last.
    case answered(Result<String, FactFailure>)
    /// The button "−" was tapped.
    case decrementTapped
    /// The button "Number fact" was tapped.
    case factTapped
    /// The button "+" was tapped.
    case incrementTapped
  }

  /// What the feature needs of the outside, which is handed to it.
  public struct Environment: Sendable {
    /// Loads the facts.
    public var facts: FactClient
    /// Where the answers are received.
    public var mainQueue: AnySchedulerOf<DispatchQueue>

    /// Makes what the feature needs.
    public init(facts: FactClient, mainQueue: AnySchedulerOf<DispatchQueue>) {
      (self.facts, self.mainQueue) = (facts, mainQueue)
    }
  }

  private enum FactID {}

  private let environment: Environment

  /// Creates the reducer with what it needs.
  public init(environment: Environment) { self.environment = environment }

  /// Counts the taps, and loads facts; a second request cancels the first.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .decrementTapped:
      state.count -= 1
      return .none
    case .incrementTapped:
      state.count += 1
      return .none
    case .factTapped:
      state.isLoading = true
      return environment.facts.fact(state.count)
        .receive(on: environment.mainQueue)
        .catchToEffect(Action.answered)
        .cancellable(id: ObjectIdentifier(FactID.self), cancelInFlight: true)
    case .answered(let answer):
      state.isLoading = false
      state.answer = answer
      return .none
    }
  }
}
