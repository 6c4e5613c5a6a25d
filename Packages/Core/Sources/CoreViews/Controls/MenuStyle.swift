/// The look of menus.
///
/// ```
/// struct Loud: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).bold()
///   }
/// }
/// ```
public protocol MenuStyle: FieldHolder {
  /// The view of a menu.
  associatedtype Body: View
  /// What the style knows of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct MenuBody<Style: MenuStyle>: View {
  let style: Style
  let configuration: MenuStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension MenuStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(MenuBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the menus of this view a look.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    self.style(style, of: (any MenuStyle).self)
  }
}
