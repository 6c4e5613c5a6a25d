import Core
import Foundation

extension ArchiveClient: TestDependencyKey {
  /// A client that saves nothing, so that a test need not override it.
  public static let testValue = liveValue

  /// Returns a client that saves data in memory, for as long as the client exists.
  public static func memory(_ data: Data? = nil) -> Self {
    let kept = LockIsolated(data)
    return Self(load: { kept.value }, store: { kept.setValue($0) })
  }
}
