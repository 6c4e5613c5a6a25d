/// How many tasks of views are under way. Belongs to its session's actor.
final class RunningTasks {
  private(set) var count = 0
  /// Told of each new count.
  var onChange: ((Int) -> Void)?

  func begin() { change(by: 1) }
  func end() { change(by: -1) }

  private func change(by difference: Int) {
    count += difference
    onChange?(count)
  }
}
