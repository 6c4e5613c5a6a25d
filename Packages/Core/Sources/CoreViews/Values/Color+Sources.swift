public import Foundation

extension Color {
  /// Makes a colour of a bundle's asset catalogue, or else of a name that the host knows.
  public init(_ name: String, bundle: Bundle?) { self.init(name, in: bundle?.bundleURL) }

  /// Makes the colour that a system has under a name.
  public init(_ color: UIColor) { self = color.color }

  /// Makes the colour that a system has under a name.
  public init(uiColor color: UIColor) { self = color.color }
}
