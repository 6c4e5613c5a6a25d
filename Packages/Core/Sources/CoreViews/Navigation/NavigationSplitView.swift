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
/// `NavigationLink` with a value selects the row of that value.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @State private var isContentShown = false
  @State private var isDetailShown = false
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
        VStack(alignment: .leading) { sidebar }
          .frame(width: Self.narrow, alignment: .topLeading)
          .environment(\.splitColumn, SplitColumn())
        Divider()
      }
      if hasContent, seen != .detailOnly {
        VStack(alignment: .leading) { content }
          .frame(width: Self.narrow, alignment: .topLeading)
          .environment(\.splitColumn, SplitColumn())
        Divider()
      }
      VStack { detail }.frame(minWidth: Self.narrow, idealWidth: 320, maxWidth: .infinity)
    }
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
