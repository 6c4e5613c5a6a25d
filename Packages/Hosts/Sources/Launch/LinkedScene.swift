import ArgumentParser
public import Core

/// A scene that can begin at a place; see ``LinkedWindowGroup``.
public protocol LinkedScene: Scene {
  /// Shows the scene with what the flags say until the person leaves.
  ///
  /// Throws an `ExitCode` unless that is without a failure.
  @MainActor
  func show(_ options: LaunchOptions, at place: DeepLinkOptions) async throws
}

extension LaunchedApp where Body: LinkedScene {
  /// Shows the app with what the flags say until the person leaves, and ends the process.
  public static func main() async { await LinkedCommand<Self>.main() }
}

private struct LinkedCommand<Program: LaunchedApp>: AsyncParsableCommand
where Program.Body: LinkedScene {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "\(Program.self)", abstract: Program.summary)
  }

  @OptionGroup var options: LaunchOptions
  @OptionGroup var place: DeepLinkOptions

  @MainActor
  func run() async throws { try await Program().body.show(options, at: place) }
}
