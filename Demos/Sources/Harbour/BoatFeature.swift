import Views

/// The page of one boat: its papers, its mooring, and the pilot that is called for it.
@Reducer
public struct BoatFeature: Sendable {
  /// The pages of the boat.
  public enum Page: Codable, Hashable, Sendable {
    /// Who is aboard, and when the boat leaves.
    case papers
    /// Where the boat lies.
    case mooring
    /// How the boat looks, and what is locked in it.
    case hull
  }

  /// The boat, the page that is open, and how far the pilot is.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The boat, as it is edited.
    public var boat: Boat
    /// The page on screen.
    public var page = Page.papers
    /// The minutes that a pilot takes to come.
    static let pilotMinutes = 3

    /// The minutes until the pilot is aboard; nil if nobody has called one.
    public var minutesToPilot: Int?

    /// Opens the papers of a boat.
    public init(boat: Boat) { self.boat = boat }
  }

  /// What happens on the page.
  public enum Action: BindableAction, Sendable {
    /// A control was used.
    case binding(BindingAction<State>)
    /// The button that calls the pilot, or sends it away, was pressed.
    case pilotTapped
    /// A minute has passed while the pilot is on the way.
    case minutePassed
    /// The page is there again after its effects were lost.
    case restored
  }

  private enum CancelID { case pilot }

  @Dependency(\.continuousClock) private var clock

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Takes edits, and counts the minutes until the pilot is aboard.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .pilotTapped where state.minutesToPilot != nil:
        state.minutesToPilot = nil
        return .cancel(id: CancelID.pilot)
      case .pilotTapped:
        state.minutesToPilot = State.pilotMinutes
        return countMinutes()
      case .restored:
        return (state.minutesToPilot ?? 0) > 0 ? countMinutes() : .none
      case .minutePassed:
        let minutes = max(0, (state.minutesToPilot ?? 0) - 1)
        state.minutesToPilot = minutes
        return minutes == 0 ? .cancel(id: CancelID.pilot) : .none
      }
    }
  }

  private func countMinutes() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
    }
    .cancellable(id: CancelID.pilot)
  }
}
