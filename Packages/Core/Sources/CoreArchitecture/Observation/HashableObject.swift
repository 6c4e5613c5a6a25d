/// A class whose instances are equal only to themselves.
///
/// `final class Model: HashableObject` needs no more to be `Hashable`.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Equal when both are the same instance.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the identity of the instance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
