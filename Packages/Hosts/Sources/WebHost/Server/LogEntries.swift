@_spi(Hosts) import CoreArchitecture
import Effects
import Foundation
import Logging

/// Writes each entry of the log as a JSON object in a line of its own.
struct JSONLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.notice
  private let label: String

  init(label: String) { self.label = label }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var entry = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues { "\($0)" }
    entry["time"] = Date.now.formatted(.iso8601)
    entry["level"] = event.level.rawValue
    entry["label"] = label
    entry["message"] = "\(event.message)"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(entry) else { return }
    FileHandle.standardError.write(bytes + Data("\n".utf8))
  }
}

extension SessionFault {
  /// What the log says of it: the beginning of the session's name.
  var metadata: Logger.Metadata { ["session": "\(session.prefix(6))", "number": "\(number)"] }
}

extension ActionName {
  /// What the log says of it.
  var metadata: Logger.Metadata { ["feature": "\(feature)", "action": "\(action)"] }
}
