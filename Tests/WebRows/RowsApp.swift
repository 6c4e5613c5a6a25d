import Hosts
import Views

/// A table of rows as an app, to be served to browsers and measured there.
@main
struct RowsApp: App {
  private let store = Store(initialState: Rows.State()) { Rows() }

  var body: some Scene {
    WindowGroup("Rows") { RowsView(store: store) }
  }
}
