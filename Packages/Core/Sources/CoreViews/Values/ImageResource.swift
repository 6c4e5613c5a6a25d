public import Foundation

/// The name of a picture of a bundle, as an asset catalogue's constants have it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a name of a picture of a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}
