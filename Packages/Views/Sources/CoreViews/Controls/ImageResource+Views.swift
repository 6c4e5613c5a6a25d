public import CoreArchitecture

extension Image {
  /// Makes an image from the name of a picture of a bundle, which is its label.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a picture of a bundle.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Makes a label with a title and a picture of a bundle.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == CoreViews.Label<Text, Image> {
  /// Makes a button with a title and a picture of a bundle.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CoreViews.Label(title, image: image) }
  }

  /// Makes a button with a title and a picture of a bundle.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CoreViews.Label(title, image: image) }
  }
}

extension Toggle where Label == CoreViews.Label<Text, Image> {
  /// Makes a toggle with a title and a picture of a bundle; only the title is drawn.
  public init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CoreViews.Label(title, image: image) }
  }
}

extension Toggle where Label == CoreViews.Label<Text, Image> {
  /// Makes a toggle with a title and a picture of the app; only the title is drawn.
  public init(_ title: LocalizedStringKey, image name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CoreViews.Label(title, image: name) }
  }
}

extension Menu where Label == CoreViews.Label<Text, Image> {
  /// Makes a menu with a title and a picture of a bundle; only the title is drawn.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { CoreViews.Label(title, image: image) }
  }
}
