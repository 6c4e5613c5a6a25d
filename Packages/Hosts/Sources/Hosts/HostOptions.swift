public import ArgumentParser
public import CoreViews

/// The choice of host on a command line, as a program's only flag or one of its options.
///
/// A program that shows one view is
///
/// ```swift
/// await HostOptions.run { RootView() }
/// ```
public struct HostOptions: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      "How the app is shown: plain text, one command a line, or full-screen in a terminal.",
      discussion: "On a terminal the default is terminal, on a pipe it is plain."))
  private var parsedKind: HostKind?
  private var givenKind: HostKind?
  /// Whether these options come from a command line; ArgumentParser traps when flags that do not
  /// are read.
  private var isParsed = false

  /// The chosen host; nil means the one that suits the process's standard streams.
  public var kind: HostKind? { isParsed ? parsedKind : givenKind }

  /// Creates options without a choice, for ArgumentParser to fill.
  public init() {}

  /// Creates options with a choice that no command line has made.
  public init(kind: HostKind?) { givenKind = kind }

  /// Takes the choice from a parsed command line; ArgumentParser calls this.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _parsedKind = try container.decode(Option<HostKind?>.self, forKey: .parsedKind)
    isParsed = true
  }

  private enum CodingKeys: CodingKey { case parsedKind }

  /// Creates the chosen host, or the one that suits the process's standard streams.
  public func makeHost() -> any ViewHost { (kind ?? .automatic).makeHost() }

  /// Shows a session in the chosen host until the person leaves, then closes it.
  ///
  /// Returns the exit status for the process.
  @MainActor
  public func run(_ session: any ViewSession) async -> Int32 {
    let status = await makeHost().run(session)
    session.close()
    return status
  }
}
