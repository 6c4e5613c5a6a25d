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

extension MenuStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the menus of this view a look.
  public func menuStyle(_ style: some MenuStyle) -> some View {
    self.style(style, of: (any MenuStyle).self)
  }
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  let primaryAction: (() -> Void)?
}

/// A menu as the host draws it.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Returns the menu as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the host draws it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that opens as a button does, in the style of buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Returns the menu as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Looks of menus and rows that hosts choose by themselves.
extension View {
  /// Returns the view itself: a menu's sign says that it opens.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: hosts offer what is in a menu in the order that it is written in.
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Returns the view itself: a menu closes when something in it is pressed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  /// Returns the view itself: lines between rows have one colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self {
    self
  }
  /// Returns the view itself: lines between sections have one colour.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self {
    self
  }
  /// Returns the view itself: hosts draw the label of a badge in one way.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}
