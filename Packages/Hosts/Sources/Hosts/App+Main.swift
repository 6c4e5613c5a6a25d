import ArgumentParser
public import CoreViews
import Dispatch
import Glibc

extension App {
  /// Shows the app until the person leaves, and ends the process.
  ///
  /// The program takes `--host`, `--inline`, `--open URL`, `--previews`, `--language` and `--help`. For
  /// browsers, each session makes an app of its own, on the main actor; a store that is `static` is
  /// one for all of them. A `WindowGroup` of a state, a store and a view gives each session an actor
  /// of its own, and keeps it.
  public static func main() {
    Task { await show() }
    dispatchMain()
  }

  private static func show() async {
    let options = AppOptions.parseOrExit()
    if options.host.showsPreviews { end(await options.host.showPreviews()) }
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
