import ArgumentParser
import CoreArchitecture
public import CoreViews
import Dispatch
import Foundation
import Glibc

extension App {
  /// Shows the app until the person leaves, and ends the process.
  ///
  /// The program takes `--host`, `--inline`, `--open URL`, `--previews`, `--language` and `--help`.
  /// For browsers, each session makes an app of its own, on the main actor; a store that is
  /// `static` is one for all of them. A `WindowGroup` of a state, a store and a view gives each
  /// session an actor of its own, and keeps it.
  public static func main() {
    Task { await show() }
    dispatchMain()
  }

  private static func show() async {
    let options = AppOptions.parseOrExit()
    if options.host.showsPreviews { end(await options.host.showPreviews()) }
    if let status = await options.host.explored({ Self().body._served }) { end(status) }
    if options.host.kind == .web {
      let views = ServedViews(of: Self.self, opening: options.open)
      end(await options.host.serve(views))
    }
    let session = options.host.session { AppView(Self()) }
    if let url = options.open, !WatchedProgram.isContinued { _ = session.perform(.open(url)) }
    end(await options.host.run(session))
  }
}

/// `exit` of the C library, under a name that no method hides.
private func end(_ status: Int32) -> Never { exit(status) }

/// The command line of an app.
struct AppOptions: ParsableCommand {
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? ""
    return CommandConfiguration(commandName: path.split(separator: "/").last.map(String.init))
  }

  @OptionGroup var host: HostOptions

  @Option(
    help: .inLanguage("The URL that the app is to open, for its `onOpenURL`."),
    transform: Self.url)
  var open: URL?

  private static func url(_ text: String) throws -> URL {
    guard let url = URL(string: text) else {
      throw ValidationError("\(text) is not a URL; it looks like scheme://place.")
    }
    return url
  }
}

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
