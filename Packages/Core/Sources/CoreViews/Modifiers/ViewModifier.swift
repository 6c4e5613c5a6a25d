/// A change to views that is written once and applied to many.
///
/// It may have `State`, `Environment` and other dynamic properties, as views have.
public protocol ViewModifier {
  /// The view that the modifier makes of its content.
  associatedtype Body: View
  /// The view that is modified, with its type hidden.
  typealias Content = AnyView

  /// Returns the content with the change; evaluated again when something that it has read changes.
  @ViewBuilder func body(content: Content) -> Body
}

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
