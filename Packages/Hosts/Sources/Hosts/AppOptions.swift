import ArgumentParser
import CoreArchitecture
import Foundation

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
