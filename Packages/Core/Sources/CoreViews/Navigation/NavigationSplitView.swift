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
/// Where there is no room for columns it is a stack: a selection shows the next one as a screen. A
/// `NavigationLink` with a value selects the row of that value; one with a view shows it in the next
/// column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @State private var isContentShown = false
  @State private var isDetailShown = false
  @State private var shownContent = LinkedColumn()
  @State private var shownDetail = LinkedColumn()
  private let visibility: Binding<NavigationSplitViewVisibility>?
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
    .finishing(.columns)
  }

  private func column(_ content: some View, before next: Binding<LinkedColumn>) -> some View {
    VStack(alignment: .leading) { content }
      .frame(width: Self.narrow, alignment: .topLeading)
      .environment(\.splitColumn, SplitColumn(replaceNext: { next.wrappedValue.show($0) }))
      .finishing(.sidebar)
  }

  private var stack: some View {
    NavigationStack {
      if hasContent {
        sidebar
          .environment(\.splitColumn, SplitColumn { isContentShown = true })
          .navigationDestination(isPresented: $isContentShown) {
            content
              .environment(\.splitColumn, SplitColumn { isDetailShown = true })
              .navigationDestination(isPresented: $isDetailShown) { detail }
          }
      } else {
        sidebar
          .environment(\.splitColumn, SplitColumn { isDetailShown = true })
          .navigationDestination(isPresented: $isDetailShown) { detail }
      }
    }
  }
}

extension NavigationSplitView {
  /// Makes three columns; where there is room for one, the first is shown until a row is selected.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns; where there is room for one, the first is shown until a row is selected.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
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
