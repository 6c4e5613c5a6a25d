import Foundation

/// The name under which a part of a program logs.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  /// That of a program without parts.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// Names a part of a program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the system's log.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  Logger(log).log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the system's log.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  Logger(log).log(level: type, message)
}

/// How much a message of the log matters.
public struct OSLogType: Hashable, Sendable {
  /// That of syslog.
  let priority: Int32

  /// What is worth to be known.
  public static let `default` = OSLogType(priority: LOG_NOTICE)
  /// What may help.
  public static let info = OSLogType(priority: LOG_INFO)
  /// What helps to find a mistake.
  public static let debug = OSLogType(priority: LOG_DEBUG)
  /// What went wrong.
  public static let error = OSLogType(priority: LOG_ERR)
  /// What should never happen.
  public static let fault = OSLogType(priority: LOG_CRIT)
}
