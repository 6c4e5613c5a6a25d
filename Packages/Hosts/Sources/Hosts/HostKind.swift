public import ArgumentParser
public import CoreViews
import Glibc
import HostStreams

/// The hosts to choose from on a command line.
public enum HostKind: String, CaseIterable, Hashable, Sendable, ExpressibleByArgument {
  /// Plain text with one command a line, full-screen in a terminal, and pages for browsers.
  case plain, terminal, web

  /// The terminal host if standard input and output are a terminal that can be drawn on, else the
  /// plain one.
  public static var automatic: HostKind {
    let isDrawable =
      StandardStream.isTerminal(StandardStream.input)
      && StandardStream.isTerminal(StandardStream.output)
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    return isDrawable && !type.isEmpty && type != "dumb" ? .terminal : .plain
  }

  /// Creates a host of this kind on the process's standard streams.
  ///
  /// The one for browsers shows no single session, and says so when it is run.
  ///
  /// - Parameter isInline: Whether one for a terminal draws below the lines that are there.
  /// - Returns: The host, for `ViewHost.run`.
  public func makeHost(isInline: Bool = false) -> any ViewHost {
    switch self {
    case .plain: PlainHost()
    case .terminal: TerminalHost(isInline: isInline)
    case .web: SingleSessionRefusal()
    }
  }
}

/// Stands where a program that has made its one session is told to serve many.
struct SingleSessionRefusal: ViewHost {
  func run(_ session: any ViewSession) async -> Int32 {
    StandardStream.write(
      """
      error: This program makes one session, and --host web needs one for each page. Show it with \
      HostOptions.run { … } or LaunchOptions.show { … }, which make the views when they are asked \
      to.\n
      """, to: StandardStream.error)
    return 2
  }
}
