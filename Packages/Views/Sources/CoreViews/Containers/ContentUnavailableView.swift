public import CoreArchitecture

/// Says why there is nothing to see, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of a label, a description and controls.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other, the label in bold.
  public var body: some View {
    VStack {
      label.bold()
      description.foregroundStyle(.secondary)
      actions
    }
    .appearance(.mark(.unavailable))
  }
}

extension ContentUnavailableView
where Label == CoreViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title with an icon, and a description.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(
      label: { CoreViews.Label(title, systemImage: systemImage) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a title with an icon, and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(
      label: { CoreViews.Label(title, systemImage: systemImage) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view of a title with a picture of the app, and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { CoreViews.Label(title: { Text(title) }, icon: { Image(name) }) },
      description: { description }, actions: { EmptyView() })
  }

  /// Says that a search has found nothing.
  public static var search: Self {
    Self(
      ownText("Nothing found"), systemImage: "magnifyingglass",
      description: Text(ownText("Look for something else.")))
  }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self(
      ownText("Nothing found for \"\(text)\""), systemImage: "magnifyingglass",
      description: Text(ownText("Look for a part of it, or for something else.")))
  }
}
