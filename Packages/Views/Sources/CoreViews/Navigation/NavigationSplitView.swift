internal import Foundation

/// Two or three columns, each of which shows what is selected in the one before it.
///
/// ```
/// NavigationSplitView {
///   List(boats, selection: $boat) { Text($0.name) }
/// } detail: {
///   BoatDetail(boat: boat)
/// }
/// ```
///
/// Where there is no room for columns it is a stack: a selection, also one of the beginning, shows
/// the next one as a screen. A `NavigationLink` with a value selects the row of that value; one
/// with a view shows it in the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @State private var isContentShown = false
  @State private var isDetailShown = false
  @State private var shownContent = LinkedColumn()
  @State private var shownDetail = LinkedColumn()
  /// Whether it was looked up what is selected in the beginning.
  @State private var isSidebarKnown = false
  @State private var isContentKnown = false
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private var compact: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Makes three columns; the binding says which are seen side by side.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  private static var narrow: CGFloat { 200 }

  private var hasContent: Bool { Content.self != EmptyView.self }

  /// The columns side by side, or as screens of a stack.
  public var body: some View {
    ViewThatFits(in: .horizontal) {
      columns
      stack
    }
  }

  private var columns: some View {
    HStack(alignment: .top) {
      let seen = visibility?.wrappedValue ?? .all
      if seen == .all || seen == .automatic || seen == .doubleColumn && !hasContent {
        column(sidebar, before: hasContent ? $shownContent : $shownDetail)
        Divider()
      }
      if hasContent, seen != .detailOnly {
        column(LinkedView(link: shownContent, other: content), before: $shownDetail)
        Divider()
      }
      VStack { LinkedView(link: shownDetail, other: detail) }
        .frame(minWidth: Self.narrow, idealWidth: 320, maxWidth: .infinity)
    }
    .appearance(.columns)
  }

  private func column(_ content: some View, before next: Binding<LinkedColumn>) -> some View {
    VStack(alignment: .leading) { content }
      .frame(width: Self.narrow, alignment: .topLeading)
      .environment(\.splitColumn, SplitColumn(replaceNext: { next.wrappedValue.show($0) }))
      .appearance(.sidebar)
  }

  private var stack: some View {
    NavigationStack {
      if hasContent {
        sidebar
          .environment(\.splitColumn, next(isContentPushed, $isSidebarKnown))
          .navigationDestination(isPresented: isContentPushed) {
            content
              .environment(\.splitColumn, next(isDetailPushed, $isContentKnown))
              .navigationDestination(isPresented: isDetailPushed) { detail }
          }
      } else {
        sidebar
          .environment(\.splitColumn, next(isDetailPushed, $isSidebarKnown))
          .navigationDestination(isPresented: isDetailPushed) { detail }
      }
    }
  }

  /// A column whose selection shows the next one; that of the beginning does where no binding says
  /// otherwise.
  private func next(_ isPushed: Binding<Bool>, _ isKnown: Binding<Bool>) -> SplitColumn {
    SplitColumn(
      showNext: { isPushed.wrappedValue = true }, isSelectionKnown: compact == nil ? isKnown : nil)
  }

  /// Whether the second of three columns is shown where there is room for one.
  private var isContentPushed: Binding<Bool> {
    guard let compact else { return $isContentShown }
    return Binding {
      compact.wrappedValue != .sidebar
    } set: {
      compact.wrappedValue = $0 ? .content : .sidebar
    }
  }

  /// Whether the last column is shown where there is room for one.
  private var isDetailPushed: Binding<Bool> {
    guard let compact else { return $isDetailShown }
    return Binding {
      compact.wrappedValue == .detail
    } set: {
      compact.wrappedValue = $0 ? .detail : hasContent ? .content : .sidebar
    }
  }
}

extension NavigationSplitView {
  /// Makes three columns; where there is room for one, the second binding says which is shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    compact = preferredCompactColumn
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns; where there is room for one, the second binding says which is shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    compact = preferredCompactColumn
  }

  /// Makes two columns; the binding says which are seen side by side.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() },
      detail: detail)
  }
}

/// What a link shows in a column in place of its own view.
private struct LinkedColumn {
  private(set) var build: (() -> AnyView)?
  /// Counts what was shown, so that each begins anew.
  private(set) var number = 0

  mutating func show(_ build: (() -> AnyView)?) {
    if build == nil, self.build == nil { return }
    self.build = build
    number += 1
  }
}

private struct LinkedView<Other: View>: View {
  let link: LinkedColumn
  let other: Other

  var body: some View {
    if let build = link.build { build().id(link.number) } else { other }
  }
}
