public import ArgumentParser
public import CoreViews
import HostStreams

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The hosts that a person may choose between.
public enum HostKind: String, CaseIterable, Hashable, Sendable, ExpressibleByArgument {
  case plain, terminal

  /// The terminal host where there is a terminal that can be drawn on, else the plain one.
  public static var automatic: HostKind {
    let isDrawable =
      StandardStream.isTerminal(StandardStream.input)
      && StandardStream.isTerminal(StandardStream.output)
    let type = getenv("TERM").map { String(cString: $0) } ?? ""
    return isDrawable && !type.isEmpty && type != "dumb" ? .terminal : .plain
  }

  /// A host of this kind on the process's standard streams.
  public func makeHost() -> any ViewHost {
    switch self {
    case .plain: PlainHost()
    case .terminal: TerminalHost()
    }
  }
}
