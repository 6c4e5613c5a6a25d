public import Foundation

/// The name of a colour of a bundle, as an asset catalogue's constants have it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  /// Makes a name of a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }
}

extension Color {
  /// Makes a colour of a bundle's asset catalogue, or else of a name that the host knows.
  public init(_ resource: ColorResource) { self.init(resource.name, in: resource.bundle) }
}
