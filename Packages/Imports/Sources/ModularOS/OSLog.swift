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
