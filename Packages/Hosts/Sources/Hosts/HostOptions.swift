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
  @Flag(
    name: .customLong("previews"),
    help: "Shows the previews of the program's views, and not the program.")
  private var parsedPreviews = false
  private var givenKind: HostKind?
  /// Whether these options come from a command line; ArgumentParser traps when flags that do not
  /// are read.
  private var isParsed = false

  /// The chosen host; nil means the one that suits the process's standard streams.
  public var kind: HostKind? { isParsed ? parsedKind : givenKind }

  /// Whether the previews of the program's views are to be shown.
  public var showsPreviews: Bool { isParsed && parsedPreviews }

  /// Creates options without a choice, for ArgumentParser to fill.
  public init() {}

  /// Creates options with a choice that no command line has made.
  public init(kind: HostKind?) { givenKind = kind }

  /// Takes the choice from a parsed command line; ArgumentParser calls this.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _parsedKind = try container.decode(Option<HostKind?>.self, forKey: .parsedKind)
    _parsedPreviews = try container.decode(Flag<Bool>.self, forKey: .parsedPreviews)
    isParsed = true
  }

  private enum CodingKeys: CodingKey { case parsedKind, parsedPreviews }

  /// Creates the chosen host, or the one that suits the process's standard streams.
  public func makeHost() -> any ViewHost { (kind ?? .automatic).makeHost() }

  /// Shows a session in the chosen host until the person leaves, then closes it.
  ///
  /// Returns the exit status for the process.
  @MainActor
  public func run(_ session: any ViewSession) async -> Int32 {
    let status = await makeHost().run(session)
    _ = session.perform(.phase(.background))
    session.close()
    return status
  }
}
