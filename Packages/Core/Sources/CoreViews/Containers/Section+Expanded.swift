public import CoreArchitecture

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
