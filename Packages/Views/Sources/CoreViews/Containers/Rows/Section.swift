public import CoreArchitecture

/// A part of a list or form, with a title above and a remark below.
///
/// The text of the header becomes the label of the element; a header with controls, or with views
/// that have places of their own, comes before the content instead. The footer follows the content.
/// In a stack it has no element: its views stand there like all others, and those of a grid fill
/// its columns below the header.
public struct Section<Header: View, Content: View, Footer: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let header: Header
  let content: Content
  let footer: Footer
  /// Whether it is a group among the views of a stack, too.
  var isBox = false

  /// Makes a section with header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.isBetweenViews && !view.isBox
      ? LooseSectionNode(view, at: site).mounted() : SectionNode(view, at: site).mounted()
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Makes a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a header that is made already.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section {
  /// Makes a section with a header and a footer that are made already.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Makes a section with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Makes a section whose header shows and hides its rows, while a binding is true.
  public init<Head: View, Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows,
    @ViewBuilder header: () -> Head
  ) where Content == DisclosureGroup<Head, Rows> {
    let rows = content()
    let group = DisclosureGroup(isExpanded: isExpanded, content: { rows }, label: header)
    self.init { group }
  }

  /// Makes a section whose title shows and hides its rows, while a binding is true.
  public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Rows
  ) where Content == DisclosureGroup<Text, Rows> {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// Makes a section whose title shows and hides its rows, while a binding is true.
  @_disfavoredOverload
  public init<Rows: View>(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Rows
  ) where Content == DisclosureGroup<Text, Rows> {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension Section where Header == EmptyView {
  /// Makes a section with a footer that is made already.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
