/// A title with an icon.
///
/// Only the title reaches the element tree; no host draws the icon.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label from the views of its title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title.
  public var body: some View { title }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a system symbol.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }

  /// Makes a label with a title and a picture of the app.
  public init(_ title: some StringProtocol, image: String) {
    self.title = Text(title)
    icon = Image(image)
  }
}
