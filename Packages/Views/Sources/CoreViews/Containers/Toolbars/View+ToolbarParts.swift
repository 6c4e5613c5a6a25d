internal import CoreArchitecture
public import Foundation

extension View {
  /// Puts a menu into the middle of the toolbar.
  public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return toolbar { ToolbarItem(placement: .principal) { Menu(ownText("More")) { content } } }
  }

  /// Puts controls in one row above the view, for a content of a kind.
  public func contentToolbar(
    for placement: ToolbarPlacement, @ToolbarContentBuilder content: () -> some View
  ) -> some View {
    toolbar(content: content)
  }

  /// Leaves the view out of the group of a toolbar that it is in.
  @ViewBuilder
  public func toolbarItemHidden(_ isHidden: Bool = true) -> some View {
    if !isHidden { self }
  }

  /// Puts actions below the rows of a section.
  @ViewBuilder
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View {
    self
    content()
  }

  /// Gives ``RenameButton`` within the view something to do.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(perform: action))
  }

  /// Gives ``RenameButton`` within the view the focus to move to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }

  /// Shows views beside this one while a binding is true.
  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: .trailing, alignment: .top, spacing: 16) {
      if isPresented.wrappedValue { content().appearance(.inspector) }
    }
  }

  /// Sets the width of an inspector, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { frame(width: width) }

  /// Sets the width of an inspector, in points, between bounds.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    frame(minWidth: min, idealWidth: ideal, maxWidth: max)
  }

  /// Puts a bar above or below the view, which gets the rest of the room.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Draws the view over a style, which fills the view's frame.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Sets the style over which `background()` draws a view.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.groundColor, style._color)
  }

  /// Draws the view over the style that `backgroundStyle` has set; over none without it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    GroundView(content: self)
  }

  /// Sets the colour of the rows of a list.
  public func listItemTint(_ tint: Color?) -> some View {
    changingBuiltIn { if let tint { $0.setForeground(tint) } }
  }
}

private struct GroundView<Content: View>: View {
  @Environment(\.groundColor) private var color
  let content: Content

  init(content: Content) { self.content = content }

  var body: some View {
    if let color { content.background(color) } else { content }
  }
}

extension EnvironmentValues {
  private enum GroundKey: EnvironmentKey { static var defaultValue: Color? { nil } }

  fileprivate var groundColor: Color? {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}
