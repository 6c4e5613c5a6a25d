public import CoreCasePaths
public import CustomDump

extension Route: Equatable where Screen: Equatable {
  /// Equal when styles and screens are; the identities of the routes do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.style == rhs.style && lhs.content == rhs.content
  }
}

extension Route: Hashable where Screen: Hashable {
  /// Hashes the style and the screen.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(content)
  }
}

extension Route: Identifiable where Screen: Identifiable {
  /// The id of the screen.
  public var id: Screen.ID { content.id }
}

private enum RouteKey: String, CodingKey {
  case style, screen
}

extension Route: Encodable where Screen: Encodable {
  /// Encodes the style and the screen, without the identity of the route.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteKey.self)
    try container.encode(style, forKey: .style)
    try container.encode(content, forKey: .screen)
  }
}

extension Route: Decodable where Screen: Decodable {
  /// Decodes the style and the screen; the route gets a new identity.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteKey.self)
    self.init(
      screen: try container.decode(Screen.self, forKey: .screen),
      style: try container.decode(RouteStyle.self, forKey: .style))
  }
}

extension Route: CustomDumpReflectable {
  /// Shows the route as the call that makes it, such as `.push(…)`, in dumps and differences.
  public var customDumpMirror: Mirror {
    let payload: Any =
      withNavigation ? (content, withNavigation: true) as Any : content
    return Mirror(self, children: [(label: name, value: payload)], displayStyle: .enum)
  }

  private var name: String {
    switch style {
    case .root: "root"
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    }
  }
}

/// A route's style as a case: `route.is(\.sheet)`, `route[case: \.push]`.
///
/// Embedding makes a route with a new identity, as the functions of the same names do.
extension Route: CasePathable {
  /// A case path for each style, whose value is the screen.
  public struct AllCasePaths {
    /// The path to the screen of a root.
    public var root: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .root($0) }, extract: { if case .root = $0.style { $0.content } else { nil } })
    }

    /// The path to the screen of a push.
    public var push: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .push($0) }, extract: { if case .push = $0.style { $0.content } else { nil } })
    }

    /// The path to the screen of a sheet.
    public var sheet: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .sheet($0) }, extract: { if case .sheet = $0.style { $0.content } else { nil } })
    }

    /// The path to the screen of a cover.
    public var cover: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .cover($0) }, extract: { if case .cover = $0.style { $0.content } else { nil } })
    }
  }

  /// The case paths that key paths such as `\.sheet` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
