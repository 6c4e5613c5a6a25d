extension UInt64 {
  /// The decimal digits, the highest first.
  var decimalDigits: [UInt64] {
    var (digits, rest): ([UInt64], UInt64) = ([], self)
    repeat {
      digits.append(rest % 10)
      rest /= 10
    } while rest > 0
    return digits.reversed()
  }
}
