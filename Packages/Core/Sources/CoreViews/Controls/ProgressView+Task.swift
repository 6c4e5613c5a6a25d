public import Foundation

extension ProgressView where Label == EmptyView {
  /// Makes a progress view of what is done of a task.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }

  /// Makes a progress view of how much of the time between two dates has passed, or is left, when
  /// the view is evaluated.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView {
  /// Makes a progress view of how much of a time has passed, or is left, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date().timeIntervalSince(timerInterval.lowerBound)
    let fraction = length > 0 ? min(max(passed / length, 0), 1) : 1
    self.init(label: label(), value: countsDown ? 1 - fraction : fraction)
  }

  /// Makes a progress view of a time with labels, the second of which is left out: hosts show the
  /// fraction.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label)
  }
}
