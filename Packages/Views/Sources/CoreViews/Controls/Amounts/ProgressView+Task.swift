@_spi(Views) internal import CoreArchitecture
public import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a progress view of what is done of a task.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }

  /// Makes a progress view of how much of the time between two dates has passed, or is left, which
  /// follows the time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a progress view of how much of a time has passed, or is left, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: timerInterval.share(countsDown: countsDown))
  }
}

extension ProgressView {
  /// Makes a progress view of how much of a time has passed, or is left, with labels, the second of
  /// which tells the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), current: currentValueLabel(),
      value: timerInterval.share(countsDown: countsDown))
  }
}

extension ClosedRange<Date> {
  /// How much of it has passed, or is left, from 0 to 1.
  fileprivate func share(countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    let passed = PassingTime.shared.now.timeIntervalSince(lowerBound)
    let fraction = length > 0 ? Swift.min(Swift.max(passed / length, 0), 1) : 1
    return countsDown ? 1 - fraction : fraction
  }
}
