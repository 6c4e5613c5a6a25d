public import ArgumentParser
public import CoreViews

/// The choice of host on a command line.
public struct HostOptions: ParsableArguments {
  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      "How the app is shown: plain text, one command a line, or full-screen in a terminal.",
      discussion: "On a terminal the default is terminal, on a pipe it is plain."))
  public var kind: HostKind?

  public init() {}

  public init(kind: HostKind?) { self.kind = kind }

  /// The chosen host, or the one that fits the process's standard streams.
  public func makeHost() -> any ViewHost { (kind ?? .automatic).makeHost() }

  /// Shows a session in the chosen host until the person leaves, then closes it.
  /// - Returns: The exit status for the process.
  @MainActor
  public func run(_ session: any ViewSession) async -> Int32 {
    let status = await makeHost().run(session)
    session.close()
    return status
  }
}
