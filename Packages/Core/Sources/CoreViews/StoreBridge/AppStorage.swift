internal import CoreArchitecture

/// A value that is kept in user defaults, and lasts longer than the program.
///
/// ```
/// @AppStorage("currency") private var currency = "EUR"
/// ```
///
/// Without a store it is in the dependency `defaultAppStorage`, as `@Shared(.appStorage)` is: both
/// see the same value, and each test begins with none.
@propertyWrapper
public struct AppStorage<Value: Sendable>: DynamicProperty {
  private var shared: Shared<Value>

  init(_ shared: Shared<Value>) { self.shared = shared }

  /// The current value; reading it in a body observes it.
  public var wrappedValue: Value {
    get { shared.wrappedValue }
    nonmutating set { shared.withLock { $0 = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let shared = shared
    return Binding(
      get: { shared.wrappedValue }, set: { new in shared.withLock { $0 = new } })
  }
}
