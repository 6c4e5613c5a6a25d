/// How many elements can have the focus, and how many of them are enabled.
struct TargetCount: Equatable {
  var all = 0
  var enabled = 0

  init() {}

  /// One element.
  init(isEnabled: Bool) { (all, enabled) = (1, isEnabled ? 1 : 0) }

  static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.all += rhs.all
    sum.enabled += rhs.enabled
    return sum
  }

  static func - (lhs: Self, rhs: Self) -> Self {
    var difference = lhs
    difference.all -= rhs.all
    difference.enabled -= rhs.enabled
    return difference
  }
}
