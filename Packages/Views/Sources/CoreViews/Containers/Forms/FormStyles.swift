/// The look of forms.
///
/// ```
/// struct Airy: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(spacing: 24) { configuration.content }
///   }
/// }
/// ```
public protocol FormStyle: FieldHolder {
  /// The view of a form.
  associatedtype Body: View
  /// What the style knows of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the forms of this view a look.
  public func formStyle(_ style: some FormStyle) -> some View {
    self.style(style, of: (any FormStyle).self)
  }
}

/// What a style knows of a form.
public struct FormStyleConfiguration {
  /// The content.
  public typealias Content = StyleContent

  /// The controls.
  public let content: Content
}

/// A form as the host draws it.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Returns the form as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the host draws it.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form whose controls line up on the leading side, as hosts draw it.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Returns the form as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Lined up on the leading side.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form whose controls are the rows of a list.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
  /// Returns a list of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// As the rows of a list.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
