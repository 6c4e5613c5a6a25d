internal import CoreArchitecture
public import Foundation

/// A value that is kept in user defaults, and lasts longer than the program.
///
/// ```
/// @AppStorage("currency") private var currency = "EUR"
/// ```
///
/// Without a store it is in that of ``View/defaultAppStorage(_:)``, or in the dependency
/// `defaultAppStorage`, as `@Shared(.appStorage)` is: both see the same value, and each test begins
/// with none.
@propertyWrapper
public struct AppStorage<Value: Sendable>: DynamicProperty {
  private var shared: Shared<Value>
  /// Makes the value in a store of the views around; nil if it has a store of its own.
  private let make: ((UserDefaults?) -> Shared<Value>)?

  init(in store: UserDefaults?, _ make: @escaping (UserDefaults?) -> Shared<Value>) {
    shared = make(store)
    self.make = store == nil ? make : nil
  }

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

  /// Finds the value in the store of the views around; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    guard let make, let store = node.environment.appStorageDefaults else { return }
    if let kept = slot as? Kept, kept.store === store {
      shared = kept.shared
    } else {
      shared = make(store)
      slot = Kept(store: store, shared: shared)
    }
  }

  private final class Kept: SlotValue {
    /// As the value is in the store.
    var isAsAtFirst: Bool { true }
    let store: UserDefaults
    let shared: Shared<Value>

    init(store: UserDefaults, shared: Shared<Value>) {
      self.store = store
      self.shared = shared
    }
  }
}

extension EnvironmentValues {
  private enum DefaultsKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

  var appStorageDefaults: UserDefaults? {
    get { self[DefaultsKey.self] }
    set { self[DefaultsKey.self] = newValue }
  }
}

extension View {
  /// Has the `@AppStorage` of the views within keep its values in a store.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

extension AppStorage {
  /// Keeps a `Bool`; the value counts until another is written.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `Bool` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps a `Int`; the value counts until another is written.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `Int` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps a `Double`; the value counts until another is written.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `Double` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps a `String`; the value counts until another is written.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `String` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps a `URL`; the value counts until another is written.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `URL` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps a `Data`; the value counts until another is written.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `Data` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps a `Date`; the value counts until another is written.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps a `Date` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(in: store) { Shared(.appStorage(key, store: $0)) }
  }
  /// Keeps the raw value of a choice; the value counts until another is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<String> {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
  /// Keeps the raw value of a choice; the value counts until another is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<Int> {
    self.init(in: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
}
