/// A change to views that is written once and applied to many.
///
/// It may have `State`, `Environment` and other dynamic properties, as views have.
public protocol ViewModifier: FieldHolder {
  /// The view that the modifier makes of its content.
  associatedtype Body: View
  /// The view that is modified, with its type hidden.
  typealias Content = AnyView

  /// Returns the content with the change; evaluated again when something that it has read changes.
  @ViewBuilder func body(content: Content) -> Body
}
