/// A stack of screens, as ``NavigationStack`` makes one without a path.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}

extension View {
  /// Sets the title of the screen that the view is part of, in the older form.
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is part of, in the older form.
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen that the view is part of, in the older form.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Puts controls at the end of the row above the view, in the older form.
  public func navigationBarItems(trailing: some View) -> some View { toolbar { trailing } }

  /// Puts controls at the beginning of the row above the view, in the older form.
  public func navigationBarItems(leading: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts controls at both ends of the row above the view, in the older form.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
