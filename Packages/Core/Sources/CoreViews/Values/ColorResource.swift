public import Foundation

/// The name of a colour of a bundle, as an asset catalogue's constants have it.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a name of a colour of a bundle, which the host may know.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Makes a colour from the name of one of a bundle, which the host may know.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
