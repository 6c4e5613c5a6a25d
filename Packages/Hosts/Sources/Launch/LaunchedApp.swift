import ArgumentParser
import Hosts
public import Views

/// An app that takes the flags of this project's executables.
///
/// ```swift
/// @main
/// struct LighthouseDemo: LaunchedApp {
///   static let summary = "The lighthouse alone."
///
///   var body: some Scene { WindowGroup { LighthouseView() } }
/// }
/// ```
public protocol LaunchedApp: App {
  /// What the program is, in one sentence for `--help`.
  nonisolated static var summary: String { get }
}

extension LaunchedApp {
  /// Shows the app with what the flags say until the person leaves, and ends the process.
  public static func main() async { await LaunchCommand<Self>.main() }
}

private struct LaunchCommand<Program: LaunchedApp>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "\(Program.self)", abstract: Program.summary)
  }

  @OptionGroup var options: LaunchOptions

  @MainActor
  func run() async throws { try await options.show(Program.self) }
}
