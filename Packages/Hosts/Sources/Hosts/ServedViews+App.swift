import CoreViews
import Foundation

extension ServedViews {
  /// The sessions of an app: those that its scene makes, else each with an app of its own.
  ///
  /// The URL, if there is one, is opened by apps of their own alone.
  @MainActor
  package init<Program: App>(of program: Program.Type, opening url: URL?) {
    let scene = Program().body
    guard let served = scene._served else {
      // What is static, such as a store, is made before there is a session, and so belongs to none.
      _ = scene._content
      self.init(opening: url) { AnyView(AppView(Program())) }
      return
    }
    self = served
  }

  /// The views of an app, all of them on the main actor, to which apps belong.
  ///
  /// Each session makes an app of its own and opens the URL, if there is one.
  init(opening url: URL?, ofApp makeView: @escaping @MainActor @Sendable () -> AnyView) {
    self.init(isOnMainActor: true) { actor, start in
      if let place = start.place { throw SessionRefusal.onlyStart(instead: place) }
      let made = MainActor.assumeIsolated { MadeView(view: makeView()) }
      let graph = ViewGraph(isolation: actor, made.view)
      if let url { _ = graph.perform(.open(url)) }
      return ServedSession(views: graph)
    }
  }
}

/// Hands a view from one closure of the main actor's executor to another.
private struct MadeView: @unchecked Sendable {
  // Unchecked: it is made and shown on that executor alone.
  let view: AnyView
}
