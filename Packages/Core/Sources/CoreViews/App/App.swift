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
