/// A change to views, written once and applied to many.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView

  @ViewBuilder func body(content: Content) -> Body
}

struct ModifierView<Modified: View, Modifier: ViewModifier>: View {
  let content: Modified
  let modifier: Modifier

  var body: some View { modifier.body(content: AnyView(content)) }
}

extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View {
    ModifierView(content: self, modifier: modifier)
  }
}
