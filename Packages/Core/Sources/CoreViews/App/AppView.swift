/// The views of an app's first scene.
///
/// Hosts show it; create and show it on the main actor.
public struct AppView<Program: App>: View {
  private let app: Program

  /// Makes the view of an app.
  @MainActor
  public init(_ app: Program) { self.app = app }

  /// The content of the first scene.
  public var body: some View {
    // Safe: hosts show apps on the main actor, and the view is used there alone.
    nonisolated(unsafe) let app = app
    return MainActor.assumeIsolated { IsolatedContent(content: app.body._content) }.content
  }
}
