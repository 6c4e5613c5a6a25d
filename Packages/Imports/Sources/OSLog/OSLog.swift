@_exported import Foundation

/// The name under which a part of a program logs.
public final class OSLog: Sendable {
  let subsystem: String
  let category: String

  public static let `default` = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
}

/// How much a message of the log matters.
public struct OSLogType: Hashable, Sendable {
  /// That of syslog.
  let priority: Int32

  public static let `default` = OSLogType(priority: LOG_NOTICE)
  public static let info = OSLogType(priority: LOG_INFO)
  public static let debug = OSLogType(priority: LOG_DEBUG)
  public static let error = OSLogType(priority: LOG_ERR)
  public static let fault = OSLogType(priority: LOG_CRIT)
}

/// Writes a message to the system's log.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  Logger(log).log(level: type, message)
}

/// Writes a message to the system's log.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  Logger(log).log(level: type, message)
}
