struct ModifierView<Modified: View, Modifier: ViewModifier>: View {
  let content: Modified
  let modifier: Modifier

  var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier(_ modifier: some ViewModifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one and then another.
  public func concat<Other: ViewModifier>(_ other: Other) -> ConcatenatedModifier<Self, Other> {
    ConcatenatedModifier(inner: self, outer: other)
  }
}
