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
