extension NavigationLink {
  /// Makes a link to a screen that is made already, with a label built from views.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link whose screen is pushed while the binding is true; leaving it makes it false.
  public init(
    destination: Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
    self.isActive = isActive
  }

  /// Makes a link whose screen is pushed while the binding is true; leaving it makes it false.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
    self.isActive = isActive
  }

  /// Makes a link whose screen is pushed while the selection is the tag; leaving it makes it nil.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isEqual(to: tag), label: label)
  }

  /// Makes a link whose screen is pushed while the selection is the tag; leaving it makes it nil.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: selection.isEqual(to: tag), destination: destination, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen that is made already.
  public init(
    _ title: LocalizedStringKey, destination: Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a screen that is made already.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the binding is true.
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the binding is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the binding is true.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the binding is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the selection is the tag.
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the selection is the tag.
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the selection is the tag.
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Makes a link with a title whose screen is pushed while the selection is the tag.
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ title: some StringProtocol, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

extension Binding {
  /// A binding to whether the value is a certain one; writing false makes it nil if it is.
  fileprivate func isEqual<Tag: Hashable>(to tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
