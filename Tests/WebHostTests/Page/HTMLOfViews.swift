import CoreViews

@testable import WebHost

/// The page that shows views, as a browser gets it first.
@MainActor
func html(@ViewBuilder _ views: () -> some View) -> String {
  let graph = ViewGraph(views())
  defer { graph.close() }
  let page = Page()
  _ = page.follow(graph.takeChanges())
  return page.html
}
