internal import CoreArchitecture
public import Foundation

extension AppStorage {
  /// Keeps a `Bool`; the value counts until another is written.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `Bool` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps a `Int`; the value counts until another is written.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `Int` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps a `Double`; the value counts until another is written.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `Double` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps a `String`; the value counts until another is written.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `String` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps a `URL`; the value counts until another is written.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `URL` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps a `Data`; the value counts until another is written.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `Data` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps a `Date`; the value counts until another is written.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps a `Date` or nil; nil at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(Shared(.appStorage(key, store: store)))
  }
  /// Keeps the raw value of a choice; the value counts until another is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<String> {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
  /// Keeps the raw value of a choice; the value counts until another is written.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<Int> {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
}
