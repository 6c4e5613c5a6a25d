import CoreArchitecture
import Foundation
import NIOCore

/// How the server serves, from the settings of the command line.
struct WebSettings: Sendable {
  /// The address and the port to listen on.
  var host = "127.0.0.1"
  var port = 8080
  /// The port of this machine on which an operator is told of sessions; nil for none.
  var admin: Int?
  /// Where pages may come from, besides the address that they ask for: `https://example.org`.
  var origins: [String] = []
  /// The addresses whose `X-Forwarded-Proto` and `X-Forwarded-For` are believed.
  var proxies: Set<String> = []
  /// The addresses that may read `/metrics`, besides this machine's own.
  var metrics: Set<String> = []
  /// What the server encrypts with; nil to speak plain HTTP.
  var encryption: (any Encryption)?
  /// The file, or the database, that keeps sessions; empty to keep none.
  var sessions: String?
  /// The address of the database that keeps them; nil for a file.
  var database: String? {
    sessions.flatMap { text in
      ["postgres://", "postgresql://"].contains(where: text.hasPrefix) ? text : nil
    }
  }
  /// Whether a file of sessions that is damaged is renamed and a new one begun.
  var replacesDamaged = false
  /// Whether sessions go on with the state that was set aside last.
  var takesBack = false
  var maxSessions = 10_000
  /// How many bytes the process may take up before sessions are put to sleep; nil for any number.
  var maxMemory = ProcessMemory.share
  var maxSessionsPerBrowser = 50
  var maxSessionsPerAddress = 1_000
  /// Whether the log is JSON, and whether it has all requests.
  var (logsJSON, logsRequests) = (false, false)
  /// The language of all pages; nil for that of each browser.
  var language: String?
  /// The most bytes of a frame and of a form.
  var maxFrame = 65_536
  /// The most bytes of the files that a person sends at once.
  var maxUpload = 10_485_760
  /// The most actions of a connection in a second, on average; it may save up for five seconds.
  var maxActions = 100
  /// How long a session that no page shows stays in memory, if nothing is lost when it leaves, if
  /// it is kept, and if not.
  var restAfter = Duration.seconds(60)
  var sleepAfter = Duration.seconds(600)
  var forgetAfter = Duration.seconds(3_600)
  /// How often a page that says nothing is asked whether it is there.
  var pingEvery = Duration.seconds(25)
  /// After how long the session of a reducer that does not return begins again.
  var lateAfter = Duration.seconds(30)
  /// After how many days the next key signs cookies; one before it counts as well.
  var keyDays = 30
  /// After how many days without use a kept session is removed.
  var keepDays = 30

  /// What is wrong with a setting, for a person to read.
  struct ValidationError: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads settings by their names; throws what is wrong with the first that is.
  init(
    _ settings: [String: String] = [:], encrypting read: WebServer.ReadCertificate? = nil
  ) throws(ValidationError) {
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "host": host = value
      case "admin": admin = try Self.number(value, of: name, in: 0...65_535)
      case "certificate", "key": break
      case "origin": origins = value.split(separator: ",").map(String.init)
      case "proxy": proxies = try Self.addresses(value)
      case "metrics": metrics = try Self.addresses(value)
      case "sessions": sessions = value
      case "corrupt":
        replacesDamaged = try Self.choice(value, of: name, ["stop", "set-aside"]) == 1
      case "rollback": takesBack = try Self.choice(value, of: name, ["no", "yes"]) == 1
      case "log": logsJSON = try Self.choice(value, of: name, ["text", "json"]) == 1
      case "access-log": logsRequests = try Self.choice(value, of: name, ["no", "yes"]) == 1
      case "language": language = try Self.language(value)
      default: try setNumber(name, value)
      }
    }
    encryption = try Self.encryption(
      certificate: settings["certificate"], key: settings["key"], read)
  }

  private mutating func setNumber(_ name: String, _ value: String) throws(ValidationError) {
    if let (path, range) = Self.numbers[name] {
      self[keyPath: path] = try Self.number(value, of: name, in: range)
    } else if let (path, range) = Self.times[name] {
      self[keyPath: path] = .seconds(try Self.number(value, of: name, in: range))
    } else if name == "max-memory" {
      maxMemory = 1_048_576 * (try Self.number(value, of: name, in: 1...1_048_576))
    } else {
      throw ValidationError(
        description: """
          There is no setting '\(name)'. There are: \(Self.names.joined(separator: ", ")).
          """)
    }
  }

  /// Settings that are numbers, and what each may be.
  private static var numbers: [String: (WritableKeyPath<Self, Int>, ClosedRange<Int>)] {
    [
      "port": (\.port, 0...65_535),
      "max-sessions": (\.maxSessions, 1...1_000_000),
      "max-sessions-per-browser": (\.maxSessionsPerBrowser, 1...1_000_000),
      "max-sessions-per-address": (\.maxSessionsPerAddress, 1...1_000_000),
      "max-frame": (\.maxFrame, 1_024...16_777_216),
      "max-upload": (\.maxUpload, 1_024...1_073_741_824),
      "max-actions": (\.maxActions, 1...100_000),
      "key-days": (\.keyDays, 1...3_650),
      "keep-days": (\.keepDays, 1...3_650),
    ]
  }

  /// Settings that are seconds, and how many each may be.
  private static var times: [String: (WritableKeyPath<Self, Duration>, ClosedRange<Int>)] {
    [
      "rest-after": (\.restAfter, 1...1_000_000),
      "sleep-after": (\.sleepAfter, 1...1_000_000),
      "forget-after": (\.forgetAfter, 1...1_000_000),
      "ping-every": (\.pingEvery, 1...3_600),
      "late-after": (\.lateAfter, 3...1_000_000),
    ]
  }

  /// What an address of this server begins with.
  var scheme: String { encryption == nil ? "http" : "https" }

  static let names = [
    "host", "port", "certificate", "key", "origin", "proxy", "metrics", "sessions", "corrupt",
    "rollback", "log",
    "access-log", "admin", "language",
    "max-sessions", "max-memory", "max-sessions-per-browser", "max-sessions-per-address",
    "max-frame",
    "max-upload", "max-actions", "rest-after", "sleep-after", "forget-after",
    "late-after", "ping-every", "key-days", "keep-days",
  ]

  private static func encryption(
    certificate: String?, key: String?, _ read: WebServer.ReadCertificate?
  ) throws(ValidationError) -> (any Encryption)? {
    switch (certificate, key) {
    case (nil, nil): return nil
    case (_?, nil):
      throw ValidationError(description: "The certificate needs its key: add key=FILE.")
    case (nil, _?):
      throw ValidationError(description: "The key needs its certificate: add certificate=FILE.")
    case (let certificate?, let key?):
      guard let read else {
        throw ValidationError(
          description: "This server cannot encrypt: build the product WebHostTLS.")
      }
      do {
        return try read(certificate, key)
      } catch {
        throw ValidationError(description: "\(error)")
      }
    }
  }

  private static func number(
    _ text: String, of name: String, in range: ClosedRange<Int>
  ) throws(ValidationError) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    throw ValidationError(
      description: """
        '\(text)' is no \(name): write a number from \(range.lowerBound) to \(range.upperBound).
        """)
  }

  private static func choice(
    _ text: String, of name: String, _ choices: [String]
  ) throws(ValidationError) -> Int {
    if let index = choices.firstIndex(of: text) { return index }
    let choices = choices.joined(separator: " or ")
    throw ValidationError(description: "'\(text)' is no \(name): write \(choices).")
  }

  private static func language(_ name: String) throws(ValidationError) -> String {
    if PreferredLanguages.available.contains(name) { return name }
    let languages = PreferredLanguages.available.joined(separator: ", ")
    throw ValidationError(description: "There are no texts in '\(name)'. There are: \(languages).")
  }

  private static func addresses(_ text: String) throws(ValidationError) -> Set<String> {
    let addresses = text.split(separator: ",").map(String.init)
    for address in addresses {
      guard (try? SocketAddress(ipAddress: address, port: 0)) != nil else {
        throw ValidationError(
          description: "'\(address)' is no address: write such as 127.0.0.1,::1.")
      }
    }
    return Set(addresses)
  }
}

/// The program that serves.
enum Program {
  /// The name of its file.
  static let name = URL(filePath: CommandLine.arguments[0]).lastPathComponent
}
