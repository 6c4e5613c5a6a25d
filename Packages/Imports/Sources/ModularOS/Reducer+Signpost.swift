public import CoreArchitecture

extension Reducer {
  /// Returns the reducer itself: signposts are read by Apple's Instruments alone.
  public func signpost(_ prefix: String = "", log: OSLog) -> Self { self }
}
