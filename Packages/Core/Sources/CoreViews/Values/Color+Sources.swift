public import Foundation

extension Color {
  /// Makes a colour from a name of a bundle, which the host may know.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// Makes the colour that a system has under a name.
  public init(_ color: UIColor) { self = color.color }

  /// Makes the colour that a system has under a name.
  public init(uiColor color: UIColor) { self = color.color }
}
