public import CoreArchitecture

/// A control that offers several choices, one of which is chosen.
///
/// ```
/// Picker("Berth", selection: $berth) {
///   ForEach(berths) { Text($0.name) }
///   Text("At anchor").tag(Berth.ID?.none)
/// }
/// ```
///
/// Each option is a view with a ``View/tag(_:)``; in a `ForEach`, one without a tag has the id of
/// its element. Tags and selection are compared without the optionals around them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let selection: SelectionAccess
  let label: Label
  let content: Content

  /// Makes a picker with a label built from views; choosing an option writes its tag.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(access: SelectionAccess(selection), content: content, label: label)
  }

  init(
    access: SelectionAccess, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selection = access
    self.label = label()
    self.content = content()
  }

  /// Makes a picker with a label that is made already.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LabeledContainerNode(view, at: site).mounted()
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == CoreViews.Label<Text, Image> {
  /// Makes a picker with a title and an icon; only the title is drawn.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      CoreViews.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and an icon; only the title is drawn.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      CoreViews.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Makes a picker with a label; that of the present value is left out, as hosts show the option.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title; the label of the present value is left out.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, selection: selection, content: content)
  }
}

extension Picker: LabeledContainerView {
  func describe(_ element: inout Element) { element.role = .picker }

  func prepare(_ values: inout EnvironmentValues, keeping kept: inout AnyObject?) {
    let options = kept as? OptionSelection ?? OptionSelection(selection)
    options.access = selection
    kept = options
    values.builtIn.options = options
    values.builtIn.chosenOption = selection.get()
  }
}

extension Picker {
  /// Makes a picker for a value of each element: it shows the one that all have, and sets all of
  /// them.
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
