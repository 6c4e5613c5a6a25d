/// The values of `@SceneStorage` that outlive a session, by their keys.
///
/// Those that are `Codable` are in it; others begin anew with the next session.
public struct SceneArchive: Codable, Hashable, Sendable {
  /// Each value as JSON.
  var values: [String: [UInt8]] = [:]

  /// Makes an archive without values.
  public init() {}
}
