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
