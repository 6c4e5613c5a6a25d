/// The style in which a coordinator's screen is shown.
public enum RouteStyle: Hashable, Codable, Sendable {
  /// The first screen, which stays for as long as the coordinator does.
  case root(withNavigation: Bool = false)
  /// On top of the stack that holds the screen below.
  case push
  /// In front of the screen below, which stays visible around it.
  case sheet(withNavigation: Bool = false)
  /// In front of everything, hiding the screen below.
  case cover(withNavigation: Bool = false)

  /// Whether the screen begins a stack of its own.
  public var withNavigation: Bool {
    switch self {
    case .root(let embed), .sheet(let embed), .cover(let embed): embed
    case .push: false
    }
  }

  /// Whether the screen is presented over the one below, as a sheet or a cover.
  public var isPresented: Bool { isSheet || isCover }

  /// Whether the screen is pushed on the stack of the one below.
  public var isPush: Bool { self == .push }

  /// Whether the screen is a sheet, with or without a stack of its own.
  public var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  /// Whether the screen is a cover, with or without a stack of its own.
  public var isCover: Bool {
    if case .cover = self { true } else { false }
  }
}
