public import Foundation

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
