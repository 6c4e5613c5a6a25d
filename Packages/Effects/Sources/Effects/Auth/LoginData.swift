import Foundation

/// The result of a successful log-in, which the rest of the app receives.
public struct LoginData: Codable, Hashable, Sendable {
  /// The person's name, without white space around it.
  public var name: String
  /// Identity of this log-in, different each time, also for the same person.
  public var token: UUID

  /// Creates the data of a log-in; the name is taken as it is.
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
