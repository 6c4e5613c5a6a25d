public import Foundation

/// Programs of this system may read what their person may read.
extension URL {
  /// Returns true: nothing has to be asked for.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
