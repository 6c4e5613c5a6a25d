import A
import Login
import TabBar
import Views

/// Decodes only a state that the app can run with.
extension RootCoordinator.State: Codable {
  private enum CodingKeys: CodingKey {
    case routes
  }

  /// Decodes the routes, and throws a `DecodingError` unless every stack begins with its root.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    routes = try container.decode([Route<RootCoordinator.Screen.State>].self, forKey: .routes)
    guard isWhole else {
      throw DecodingError.dataCorruptedError(
        forKey: .routes, in: container, debugDescription: "A stack does not begin with its root.")
    }
  }

  /// Encodes the routes, with all screens and their data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(routes, forKey: .routes)
  }

  private var isWhole: Bool {
    guard let root = routes.first, root.is(\.root), root.screen.is(\.login) else { return false }
    return routes.dropFirst().allSatisfy { $0.screen[case: \.tabBar]?.content.isWhole ?? false }
  }
}

extension MainTabs.State {
  fileprivate var isWhole: Bool {
    guard let a = a.routes.first, let b = b.routes.first else { return false }
    return a.is(\.root) && a.screen.is(\.a1) && b.is(\.root) && b.screen.is(\.b1)
  }
}
