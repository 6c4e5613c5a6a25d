/// How a screen of a coordinator is shown.
public enum RouteStyle: Hashable, Codable, Sendable {
  /// The first screen, which stays for as long as the coordinator does.
  case root(withNavigation: Bool = false)
  /// On top of the stack that the screen below is part of.
  case push
  /// In front of the screen below, which shows around it.
  case sheet(withNavigation: Bool = false)
  /// In front of everything.
  case cover(withNavigation: Bool = false)

  /// Whether the screen begins a stack of its own.
  public var withNavigation: Bool {
    switch self {
    case .root(let embed), .sheet(let embed), .cover(let embed): embed
    case .push: false
    }
  }

  /// Whether the screen covers the one below: a sheet or a cover.
  public var isPresented: Bool { isSheet || isCover }

  public var isPush: Bool { self == .push }

  public var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }

  public var isCover: Bool {
    if case .cover = self { true } else { false }
  }
}
