/// Counts how often the bodies of views were evaluated.
final class BodyCount {
  private(set) var counts: [String: Int] = [:]

  func add(_ name: String) { counts[name, default: 0] += 1 }

  /// What was counted since the last call.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}
