extension Binding {
  /// Returns the binding itself: hosts draw the end of a change at once.
  public func animation(_ animation: Animation? = .default) -> Self { self }
  /// Returns the binding itself: hosts draw the end of a change at once.
  public func transaction(_ transaction: Transaction) -> Self { self }
  /// Makes a binding whose second closure also gets the transaction of what is written; hosts draw the
  /// end of a change at once, so it has no animation.
  public init(
    get: @escaping () -> Value, set: @escaping (_ value: Value, _ transaction: Transaction) -> Void
  ) {
    self.init(get: get) { set($0, Transaction()) }
  }
}
