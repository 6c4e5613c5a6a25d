/// The look of groups of controls.
///
/// ```
/// struct Column: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }
///   }
/// }
/// ```
public protocol ControlGroupStyle: FieldHolder {
  /// The view of a group.
  associatedtype Body: View
  /// What the style knows of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the groups of controls of this view a look.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    self.style(style, of: (any ControlGroupStyle).self)
  }
}

/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// Controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns the controls in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls that a menu opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns a menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
