public import CoreArchitecture

extension Binding {
  /// A binding to a shared value, which is written under its lock.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { value in base.withLock { $0 = value } })
  }
}
