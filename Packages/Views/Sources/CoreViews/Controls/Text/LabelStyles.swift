public import Foundation

/// The look of labels.
///
/// ```
/// struct Trailing: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.title; configuration.icon }
///   }
/// }
/// ```
public protocol LabelStyle: FieldHolder {
  /// The view of a label.
  associatedtype Body: View
  /// What the style knows of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the labels of this view a look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    self.style(style, of: (any LabelStyle).self)
  }
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = StyleContent
  /// The icon of a label.
  public typealias Icon = StyleContent

  /// The title.
  public let title: Title
  /// The icon, which is not spoken.
  public let icon: Icon
}

/// The look of a label that suits its place: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the icon and the title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Title and icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A label with its title and its icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the icon and the title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A label whose title is not drawn; it stays its name.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the icon, named by the title if that is a text.
  public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.plainText {
      configuration.icon.accessibilityLabel(title.string)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label without its icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A label with its title and its icon, at a distance or with a width that the app sets.
struct SpacedLabelStyle: LabelStyle {
  var spacing = 8.0
  var iconWidth: Double?

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      if let iconWidth {
        configuration.icon.frame(minWidth: iconWidth)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}

extension View {
  /// Sets the room between the icons and the titles of labels, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    spacingLabels { $0.spacing = spacing }
  }

  /// Gives the icons of labels a width at least, in points, so that titles begin at one place.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    spacingLabels { $0.iconWidth = width }
  }

  private func spacingLabels(_ change: @escaping (inout SpacedLabelStyle) -> Void) -> some View {
    changingBuiltIn { values in
      let style = values.styles[(any LabelStyle).self]?.value
      guard style == nil || style is TitleAndIconLabelStyle || style is SpacedLabelStyle
      else { return }
      var spaced = style as? SpacedLabelStyle ?? SpacedLabelStyle()
      change(&spaced)
      values.styles[(any LabelStyle).self] = TypedStyleChoice(spaced)
    }
  }
}
