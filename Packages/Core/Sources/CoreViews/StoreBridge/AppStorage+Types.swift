internal import CoreArchitecture
public import Foundation

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
