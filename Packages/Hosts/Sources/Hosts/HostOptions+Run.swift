import ArgumentParser
public import CoreViews
import Glibc

extension HostOptions {
  /// Shows a view until the person leaves, and ends the process: all that a `main.swift` needs.
  ///
  /// The program takes `--host plain`, `--host terminal` and `--help`. The closure makes the view
  /// and its store, once the command line has been parsed.
  @MainActor
  public static func run(@ViewBuilder _ content: () -> some View) async -> Never {
    let options = SingleView.parseOrExit().host
    if options.showsPreviews { end(await options.showPreviews()) }
    end(await options.run(ViewGraph(content())))
  }
}

/// `exit` of the C library, under a name that the methods above do not hide.
private func end(_ status: Int32) -> Never { exit(status) }

/// A command line with the host's flag alone.
private struct SingleView: ParsableCommand {
  static var configuration: CommandConfiguration {
    let path = CommandLine.arguments.first ?? ""
    return CommandConfiguration(commandName: path.split(separator: "/").last.map(String.init))
  }

  @OptionGroup var host: HostOptions
}
