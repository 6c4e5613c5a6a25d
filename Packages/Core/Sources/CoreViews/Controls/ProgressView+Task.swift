public import Foundation

extension ProgressView where Label == EmptyView {
  /// Makes a progress view of what is done of a task.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }

  /// Makes a progress view of how much of the time between two dates has passed, or is left, when
  /// the view is evaluated.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date().timeIntervalSince(timerInterval.lowerBound)
    let fraction = length > 0 ? min(max(passed / length, 0), 1) : 1
    self.init(value: countsDown ? 1 - fraction : fraction)
  }
}
