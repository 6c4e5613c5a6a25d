public import Views

/// Logs out, for the screens of an app in which somebody is logged in.
public struct LogOutAction {
  private let action: () -> Void

  /// Makes an action of a closure.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Logs out.
  public func callAsFunction() { action() }
}

private enum LogOutKey: EnvironmentKey {
  static var defaultValue: LogOutAction? { nil }
}

extension EnvironmentValues {
  /// Logs out; nil where nobody is logged in, as in a screen that runs alone.
  public var logOut: LogOutAction? {
    get { self[LogOutKey.self] }
    set { self[LogOutKey.self] = newValue }
  }
}

extension View {
  /// Adds the button "Log out" to the bar of the screen, where somebody is logged in.
  public func logOutButton() -> some View { LogOutBar(content: self) }
}

private struct LogOutBar<Content: View>: View {
  @Environment(\.logOut) private var logOut
  let content: Content

  var body: some View {
    content.toolbar {
      if let logOut {
        ToolbarItem(placement: .primaryAction) {
          Button("Log out", systemImage: "rectangle.portrait.and.arrow.right") { logOut() }
        }
      }
    }
  }
}
