public import CoreArchitecture

/// A label that shows or hides the views below it.
///
/// They are mounted while they are shown.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group with a label built from views, which keeps to itself whether it is open.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while the binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// The label and the content, as the style around draws them.
  public var body: some View {
    StyledDisclosure(
      configuration: DisclosureGroupStyleConfiguration(
        label: StyleContent(label), isExpanded: isExpanded ?? $isOpen,
        build: { [content] in StyleContent(content()) }))
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title, which keeps to itself whether it is open.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title, which keeps to itself whether it is open.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open while the binding is true.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Makes a group with a title that is open while the binding is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct StyledDisclosure: StyledView {
  let configuration: DisclosureGroupStyleConfiguration

  static var kind: Any.Type { (any DisclosureGroupStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any DisclosureGroupStyle
    return (style ?? AutomaticDisclosureGroupStyle()).view(configuration)
  }
}

/// A label with content that is there while a binding is true.
struct DisclosureView<Label: View, Inner: View>: View, LabeledContainerView {
  typealias Body = Never

  let isExpanded: Binding<Bool>
  let label: Label
  let build: () -> Inner

  var content: Inner? { isExpanded.wrappedValue ? build() : nil }

  static var isObserved: Bool { true }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LabeledContainerNode(view, at: site).mounted()
  }

  func describe(_ element: inout Element) {
    element.role = .disclosure
    element.isSelected = isExpanded.wrappedValue
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    { isExpanded.wrappedValue = !isExpanded.wrappedValue }
  }
}
