// Whole programs: the app and its scenes, its menus, what a session keeps, and previews.
//
// App: IsolatedContent.
// Commands: EmptyCommands, ImportFromDevicesCommands, InspectorCommands, SidebarCommands,
//   TextEditingCommands, TextFormattingCommands, ToolbarCommands.
// PreviewTrait: ModifiedPreview, PreviewDevice, PreviewLayout, PreviewModifier.
// Scene: WindowLook, WindowResizability.
// Scenes: MenuBarExtra, Settings, Window, WindowGroup.
// ServedViews+Kept: SessionParts.

/// A whole program, described by its scenes.
///
/// ```
/// @main
/// struct Ledger: App {
///   static let store = Store(initialState: Book.State()) { Book() }
///
///   var body: some Scene {
///     WindowGroup { BookView(store: Self.store) }
///   }
/// }
/// ```
///
/// `import SwiftUI` or `import Hosts` brings its `main()`. It belongs to the main actor.
@MainActor
public protocol App: FieldHolder {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes; hosts show the first.
  @SceneBuilder var body: Body { get }
  /// Makes the app when the program starts.
  init()
}

/// The views of an app's first scene.
///
/// Hosts show it; create and show it on the main actor.
public struct AppView<Program: App>: View {
  private let app: Program

  /// Makes the view of an app.
  @MainActor
  public init(_ app: Program) { self.app = app }

  /// The content of the first scene.
  public var body: some View { content }

  fileprivate var content: AnyView {
    // Safe: hosts show apps on the main actor, and the view is used there alone.
    nonisolated(unsafe) let app = app
    return MainActor.assumeIsolated { IsolatedContent(content: app.body._content) }.content
  }

  /// Mounts the content; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { AppNode<Program>.self }
  }
}

/// The mounted scene of an app.
///
/// An app often makes its store in its body. So that is evaluated again when something changes that
/// it reads, and not when the screen becomes another or changes its colors.
private final class AppNode<Program: App>: TypedNode<AppView<Program>> {
  private var child: TypedNode<AnyView>?
  private var content = AnyView.nothing
  private var evaluated: EnvironmentValues?
  private var slots: [AnyObject?] = []

  override func evaluate() {
    let plan = runtime.fieldPlan(for: AppView<Program>.self)
    let isOwn = evaluated.map { $0.isIdentical(to: environment) } ?? true
    if isOwn || !plan.fields.allSatisfy({ $0.type is any LastingProperty.Type }) {
      var installed = view
      plan.install(into: &installed, slots: &slots, node: self)
      content = runtime.track(self) { installed.content }
    }
    evaluated = environment
    if let child {
      child.update(content, environment)
    } else {
      child = AnyView._makeNode(content, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var isAsMounted: Bool { slots.allSatisfy { $0 == nil } }
}

/// A dynamic property whose value does not depend on the environment.
private protocol LastingProperty {}

extension State: LastingProperty {}
extension StoredObject: LastingProperty {}

/// Hands views over from a closure that is isolated.
struct IsolatedContent: @unchecked Sendable {
  // Safe: it is read where it was made, on the main actor.
  let content: AnyView
}
