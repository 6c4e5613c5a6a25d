public import Foundation

/// The outline of what is around, which is a rectangle on all hosts.
public struct ContainerRelativeShape: InsettableShape, Hashable, Sendable {
  /// Makes the outline.
  public init() {}
  /// Returns the rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Its name.
  public var _outline: String { "rectangle" }
}
