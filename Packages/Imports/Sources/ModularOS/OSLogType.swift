import Foundation

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
