import Foundation

/// Writes to the system's log, under the name of a part of a program.
///
/// A message is written also to the standard error stream where that is no terminal, which a screen
/// would be torn by.
public struct Logger: Sendable {
  private let name: String

  /// Makes one for a part of a program, such as
  /// `Logger(subsystem: "app.tides", category: "harbour")`.
  public init(subsystem: String, category: String) {
    name = subsystem.isEmpty ? category : "\(subsystem):\(category)"
  }

  /// Makes one for a program without parts.
  public init() { name = "" }

  /// Makes one for the part of a program that a log names.
  public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    let text = name.isEmpty ? message.text : "[\(name)] \(message.text)"
    text.withCString { text in withVaList([text]) { vsyslog(level.priority, "%s", $0) } }
    if isatty(STDERR_FILENO) == 0 {
      try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
  }

  /// Writes what is worth to be known.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what helps to find a mistake; as `debug`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what helps to find a mistake.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what is worth to be known.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what may become a mistake; as `error`.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes what should never happen; as `fault`.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes what should never happen.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
