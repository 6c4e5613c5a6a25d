import Views

/// How the book is shown, which lasts.
@Reducer
public struct HarbourSettings: Sendable {
  /// The settings, which the book shares.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    private enum CodingKeys: CodingKey {}

    /// The order of the list.
    @Shared(.harbourOrder) public var order
    /// Whether the list says where each boat lies.
    @Shared(.harbourShowsBerths) public var showsBerths

    /// Opens the settings.
    public init() {}
  }

  /// What happens on the sheet.
  public enum Action: Sendable {
    /// The button that closes it was pressed.
    case doneTapped
  }

  @Dependency(\.dismiss) private var dismiss

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Closes the sheet.
  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneTapped: .run { _ in await dismiss() }
      }
    }
  }
}

extension SharedKey where Self == AppStorageKey<HarbourFeature.Order>.Default {
  /// The order of the list.
  static var harbourOrder: Self { Self[.appStorage("harbour-order"), default: .own] }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  /// Whether the list says where each boat lies.
  static var harbourShowsBerths: Self { Self[.appStorage("harbour-berths"), default: true] }
}
