import Foundation
import Views

/// The harbour master's book: boats that are searched, sorted, moved and struck out.
@Reducer
public struct HarbourFeature: Sendable {
  /// The order in which boats are listed.
  public enum Order: String, CaseIterable, Identifiable, Sendable {
    /// As the harbour master has put them.
    case own
    /// By their names.
    case name
    /// The deepest first.
    case draught

    /// The order itself.
    public var id: Self { self }

    /// Its name, for a person to read.
    public var title: LocalizedStringKey {
      switch self {
      case .own: "Own"
      case .name: "Name"
      case .draught: "Draught"
      }
    }
  }

  /// The boats, what is looked for, and the boat that is open.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case _boats = "boats"
      case _query = "query"
      case _called = "called"
      case _boat = "boat"
      case _settings = "settings"
    }

    /// All boats, in the harbour master's order.
    public var boats: IdentifiedArrayOf<Boat>
    /// What is looked for in their names.
    public var query = ""
    /// The order of the list, which lasts.
    @Shared(.harbourOrder) public var order
    /// Whether the list says where each boat lies, which lasts.
    @Shared(.harbourShowsBerths) public var showsBerths
    /// The boats that are to be called together.
    public var called: Set<Boat.ID> = []
    /// The boat on screen.
    @Presents public var boat: BoatFeature.State?
    /// The settings on top of the list.
    @Presents public var settings: HarbourSettings.State?

    /// Opens the book at its boats.
    public init(boats: IdentifiedArrayOf<Boat>) { self.boats = boats }

    /// The boats to list.
    public var listed: [Boat] {
      let found = boats.filter {
        query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)
      }
      switch order {
      case .own: return Array(found)
      case .name:
        return found.sorted {
          $0.name.compare($1.name, options: [.caseInsensitive, .numeric]) == .orderedAscending
        }
      case .draught: return found.sorted { $0.draught > $1.draught }
      }
    }

    /// Whether rows stand as the harbour master has put them, so that they can be moved.
    public var canMove: Bool { query.isEmpty && order == .own }
  }

  /// What happens in the book.
  public enum Action: BindableAction, Sendable {
    /// The button that adds a boat was pressed.
    case addTapped
    /// A control was used.
    case binding(BindingAction<State>)
    /// An action of the boat on screen.
    case boat(PresentationAction<BoatFeature.Action>)
    /// Rows of the list were struck out.
    case deleted(IndexSet)
    /// Rows of the list were moved.
    case moved(IndexSet, Int)
    /// A boat was asked for.
    case openTapped(Boat.ID)
    /// An order was chosen.
    case orderChosen(Order)
    /// An action of the settings.
    case settings(PresentationAction<HarbourSettings.Action>)
    /// The settings were asked for.
    case settingsTapped
  }

  @Dependency(\.date.now) private var now

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Edits the book, and takes over what changes in the boat on screen.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        let id = (state.boats.map(\.id).max() ?? 0) + 1
        let boat = Boat(id: id, name: "Boat \(id)", departure: now)
        state.boats.append(boat)
        state.boat = BoatFeature.State(boat: boat)
      case .boat:
        if let boat = state.boat?.boat { state.boats[id: boat.id] = boat }
      case .deleted(let offsets):
        let ids = offsets.map { state.listed[$0].id }
        for id in ids { state.boats.remove(id: id) }
        state.called.subtract(ids)
      case .moved(let offsets, let place):
        state.boats.move(fromOffsets: offsets, toOffset: place)
      case .openTapped(let id):
        state.boat = state.boats[id: id].map { BoatFeature.State(boat: $0) }
      case .orderChosen(let order):
        state.$order.withLock { $0 = order }
      case .settingsTapped:
        state.settings = HarbourSettings.State()
      case .binding, .settings:
        break
      }
      return .none
    }
    .ifLet(\.$boat, action: \.boat) { BoatFeature() }
    .ifLet(\.$settings, action: \.settings) { HarbourSettings() }
  }
}
