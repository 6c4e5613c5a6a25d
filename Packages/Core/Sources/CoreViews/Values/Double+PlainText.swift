extension Double {
  /// The number as text, without a fraction if it is whole.
  var plainText: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
