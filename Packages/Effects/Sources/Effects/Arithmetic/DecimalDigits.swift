extension UInt64 {
  /// The decimal digits, the highest first.
  var decimalDigits: [Int] { "\(self)".compactMap(\.wholeNumberValue) }
}
