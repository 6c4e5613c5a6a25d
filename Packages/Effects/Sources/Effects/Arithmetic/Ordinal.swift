extension BinaryInteger {
  /// The number with the English ending of its ordinal, such as `42nd`.
  var ordinal: String {
    switch (self % 100, self % 10) {
    case (11...13, _): "\(self)th"
    case (_, 1): "\(self)st"
    case (_, 2): "\(self)nd"
    case (_, 3): "\(self)rd"
    default: "\(self)th"
    }
  }
}
