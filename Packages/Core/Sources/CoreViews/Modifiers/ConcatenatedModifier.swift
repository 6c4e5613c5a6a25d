/// Two modifiers, one applied after the other.
public struct ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  /// Returns the content with both changes.
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}
