/// A name known when code is compiled that key paths can hold, as their arguments are hashable.
///
/// Subscripts take it in the place of `StaticString`: `\.path[id: 0, case: \.detail]`.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  package let string: StaticString

  /// Takes a literal, such as `#fileID`.
  public init(stringLiteral value: StaticString) { string = value }

  /// Equal when the texts are.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.string.description == rhs.string.description
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(string.description) }
}
