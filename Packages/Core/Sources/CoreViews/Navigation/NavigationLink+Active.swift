extension NavigationLink {
  /// Makes a link to a screen that is made already, with a label built from views.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen that is made already.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: { destination }) { Text(title) }
  }
}
