extension Double {
  /// Whole points, at most 10,000 either way; nil if it is not a number.
  var points: Int? { isNaN ? nil : Int(min(max(self, -10_000), 10_000)) }
}
