public import CoreArchitecture

extension Toggle {
  /// Makes a toggle for a switch of each element: it is on where all are, and sets all of them.
  public init<Base: MutableCollection>(
    sources: Binding<Base>, isOn: WritableKeyPath<Base.Element, Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
        set: { isAllOn in
          var all = sources.wrappedValue
          for index in all.indices { all[index][keyPath: isOn] = isAllOn }
          sources.wrappedValue = all
        }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title for a switch of each element.
  public init<Base: MutableCollection>(
    _ title: LocalizedStringKey, sources: Binding<Base>,
    isOn: WritableKeyPath<Base.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CoreViews.Label<Text, Image> {
  /// Makes a toggle with a title and an icon.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CoreViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and an icon.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CoreViews.Label(title, systemImage: systemImage) }
  }
}
