import Foundation
import Glibc
import Synchronization

/// The line of a program to its watcher, which builds it anew and runs it again after each save.
///
/// A program that is watched begins with what the one before it has left, shows what the watcher
/// tells, and leaves its own state when it is asked to.
public final class WatcherLine: Sendable {
  /// The environment variable that tells a program of its watcher: a socket's descriptor, a blank,
  /// and the path of the file for what is left.
  public static let variable = "MODULAR_WATCHER"

  /// The line of this process; nil if nobody watches it.
  public static let current: WatcherLine? = getenv(variable).flatMap {
    let value = String(cString: $0)
    // What this process starts is not watched.
    unsetenv(variable)
    return WatcherLine(value)
  }

  /// What the process before this one has left; nil if this one is the first.
  public let received: Handover?
  private let descriptor: Int32
  private let file: String
  private let left = Mutex(Handover())
  private let remarks = Mutex<[String]>([])
  private let leaves = Atomic<Bool>(false)
  private let reader = Mutex<ByteReader?>(nil)

  init?(_ value: String) {
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let descriptor = Int32(parts[0]),
      fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    self.descriptor = descriptor
    file = String(parts[1])
    let data = FileManager.default.contents(atPath: file)
    received = data.map { (try? JSONDecoder().decode(Handover.self, from: $0)) ?? Handover() }
    unlink(file)
  }

  /// Passes on what the watcher tells, also what it has told before, until the process ends.
  ///
  /// The closure is called on a thread of its own, at last with `ended`.
  public func listen(_ onMessage: @escaping @Sendable (WatcherMessage) -> Void) {
    let pending = Mutex<[UInt8]>([])
    let new = ByteReader(
      descriptor: descriptor,
      onBytes: { bytes in
        pending.withLock { pending in
          pending += bytes
          while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: pending[..<end], as: UTF8.self)
            pending.removeSubrange(...end)
            if let message = WatcherMessage(line: line) { onMessage(message) }
          }
        }
      },
      onEnd: { onMessage(.ended) })
    reader.withLock { $0 = new }
  }

  /// What a person is to be told once, when the program is seen.
  public var notes: [String] { remarks.withLock { $0 } }

  /// Adds to the notes.
  public func note(_ texts: [String]) { remarks.withLock { $0 += texts } }

  /// Whether a host has ended its session because the watcher has asked for that.
  public var isLeaving: Bool { leaves.load(ordering: .acquiring) }

  /// Notes that the session ends because the watcher has asked for that, and not the person.
  public func beginLeaving() { leaves.store(true, ordering: .releasing) }

  /// Tells the watcher that the program is to be seen.
  public func tellShown() { try? StandardStream.send([UInt8(ascii: "s")], to: descriptor) }

  /// Leaves a value to the next process, as soon as this one ends by `end`.
  public func leave(_ value: some Encodable, as name: String) {
    left.withLock { $0.leave(value, as: name) }
  }

  /// Ends the process, with what was left to the next one in the file.
  public func end() -> Never {
    do {
      try JSONEncoder().encode(left.withLock { $0 }).write(
        to: URL(filePath: file), options: .atomic)
    } catch {
      StandardStream.write(
        "note: The state cannot be handed on: \(error)\n", to: StandardStream.error)
    }
    exit(0)
  }
}

/// What the watcher tells the program that it runs; each is one line.
public enum WatcherMessage: Hashable, Sendable {
  /// A build has begun, of sources that were saved.
  case building
  /// The build has failed; the text is its first error, in one line.
  case failed(String)
  /// The build has changed nothing, and there is nothing to be told any more.
  case settled
  /// The program is to leave what it knows to the one that was built.
  case leave
  /// The watcher is gone.
  case ended

  /// The message as a line, without its end.
  public var line: String {
    switch self {
    case .building: "building"
    case .failed(let error): "failed \(error.replacing("\n", with: " "))"
    case .settled: "settled"
    case .leave: "leave"
    case .ended: "ended"
    }
  }

  /// Reads a line; nil if it is none of these.
  public init?(line: some StringProtocol) {
    let parts = line.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "building": self = .building
    case "failed": self = .failed(parts.count > 1 ? String(parts[1]) : "")
    case "settled": self = .settled
    case "leave": self = .leave
    case "ended": self = .ended
    default: return nil
    }
  }
}

/// What a watched program leaves to the one that is built after it, by the names of its parts.
public struct Handover: Codable, Sendable {
  private var parts: [String: Data] = [:]

  /// Makes one without parts.
  public init() {}

  /// Reads a part; nil if there is none, or if it has another form by now.
  public func part<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    parts[name].flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Leaves a value as a part, instead of what was left there before.
  public mutating func leave(_ value: some Encodable, as name: String) {
    parts[name] = try? JSONEncoder().encode(value)
  }
}
