import Foundation

/// What a successful login hands on to the rest of the app.
public struct LoginData: Codable, Hashable, Sendable {
  /// The person's name, without white space around it.
  public var name: String
  /// Tells this login apart from every other one, also of the same person.
  public var token: UUID

  public init(name: String, token: UUID) {
    self.name = name
    self.token = token
  }

  /// A line that welcomes the person.
  public var greeting: String { "Welcome, \(name)!" }
}

extension LoginData {
  static let previewToken = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
