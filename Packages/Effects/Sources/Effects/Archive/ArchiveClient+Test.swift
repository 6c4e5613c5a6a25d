import Core
import Foundation

extension ArchiveClient: TestDependencyKey {
  /// Keeps nothing.
  public static let testValue = liveValue

  /// Keeps the value for as long as the client is there.
  public static func memory(_ data: Data? = nil) -> Self {
    let kept = LockIsolated(data)
    return Self(load: { kept.value }, store: { kept.setValue($0) })
  }
}
