import Foundation
import Glibc

/// A process that serves sessions, by a name that no other has, also after it has ended.
public struct SessionOwner: Sendable {
  /// The process's number, the time of its start, and its machine.
  public let name: String

  /// The process with a name.
  public init(_ name: String) { self.name = name }

  /// This process.
  public static let current: Self = {
    let id = getpid()
    return Self("\(id).\(start(of: id) ?? "0").\(machine)")
  }()

  /// Whether it still runs; one of another machine is taken to.
  public var isRunning: Bool {
    let parts = name.split(separator: ".", maxSplits: 2)
    guard parts.count == 3, let id = Int32(parts[0]), parts[2] == Self.machine else { return true }
    return Self.start(of: id).map { $0 == parts[1] } ?? false
  }

  private static let machine = ProcessInfo.processInfo.hostName

  /// When a process was started, in the system's ticks; nil if there is no such process.
  private static func start(of id: Int32) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    // The name of the program may hold blanks, and ends with the last parenthesis.
    let fields = text?.split(separator: ")").last?.split(separator: " ")
    return fields.flatMap { $0.count > 19 ? String($0[19]) : nil }
  }
}
