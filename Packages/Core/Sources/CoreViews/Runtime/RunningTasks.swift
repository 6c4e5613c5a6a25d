/// Counts the tasks of views that are running.
///
/// Belongs to its session's actor.
final class RunningTasks {
  private(set) var count = 0
  /// Called with each new count.
  var onChange: ((Int) -> Void)?

  func begin() { change(by: 1) }
  func end() { change(by: -1) }

  private func change(by difference: Int) {
    count += difference
    onChange?(count)
  }
}
