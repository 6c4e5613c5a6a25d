extension Binding {
  /// Returns the binding itself: hosts draw the end of a change at once.
  public func animation(_ animation: Animation? = .default) -> Self { self }
  /// Returns the binding itself: hosts draw the end of a change at once.
  public func transaction(_ transaction: Transaction) -> Self { self }
}
