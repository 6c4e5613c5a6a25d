public import CoreArchitecture

extension Picker {
  /// Makes a picker for a value of each element: it shows the one that all have, and sets all of them.
  public init<Base: MutableCollection>(
    sources: Binding<Base>, selection: WritableKeyPath<Base.Element, SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let shared = Binding<SelectionValue?>(
      get: {
        let values = Set(sources.wrappedValue.map { $0[keyPath: selection] })
        return values.count == 1 ? values.first : nil
      },
      set: { value in
        guard let value else { return }
        var all = sources.wrappedValue
        for index in all.indices { all[index][keyPath: selection] = value }
        sources.wrappedValue = all
      })
    self.init(access: SelectionAccess(shared), content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title for a value of each element.
  public init<Base: MutableCollection>(
    _ title: LocalizedStringKey, sources: Binding<Base>,
    selection: WritableKeyPath<Base.Element, SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title for a value of each element.
  @_disfavoredOverload
  public init<Base: MutableCollection>(
    _ title: some StringProtocol, sources: Binding<Base>,
    selection: WritableKeyPath<Base.Element, SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
