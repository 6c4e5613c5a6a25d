/// A view with a number that a person can make larger or smaller.
protocol AdjustableView {
  /// Goes some steps up, or down if negative; returns whether the number could change.
  func adjust(_ steps: Int) -> Bool
}
