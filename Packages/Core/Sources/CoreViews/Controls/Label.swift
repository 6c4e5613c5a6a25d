/// A title with an icon. Its element is a text; the icon is up to the host.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View { title }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, systemImage: String) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }

  public init(_ title: some StringProtocol, image: String) {
    self.title = Text(title)
    icon = Image(image)
  }
}
