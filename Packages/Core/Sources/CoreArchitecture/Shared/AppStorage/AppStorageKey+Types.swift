public import Foundation

extension SharedReaderKey {
  /// Stores a `Bool` in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store, .bool)
  }

  /// Stores a `Bool` or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store, .optional(.bool))
  }

  /// Stores an integer in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Int> {
    AppStorageKey(key, store, .plain)
  }

  /// Stores an integer or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store, .optional(.plain))
  }

  /// Stores a `Double` in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Double> {
    AppStorageKey(key, store, .double)
  }

  /// Stores a `Double` or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store, .optional(.double))
  }

  /// Stores a string in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<String> {
    AppStorageKey(key, store, .plain)
  }

  /// Stores a string or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<String?> {
    AppStorageKey(key, store, .optional(.plain))
  }

  /// Stores an array of strings in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store, .plain)
  }

  /// Stores an array of strings or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store, .optional(.plain))
  }

  /// Stores a URL, as text, in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<URL> {
    AppStorageKey(key, store, .url)
  }

  /// Stores a URL, as text, or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store, .optional(.url))
  }

  /// Stores bytes in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Data> {
    AppStorageKey(key, store, .plain)
  }

  /// Stores bytes or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store, .optional(.plain))
  }

  /// Stores a date in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Date> {
    AppStorageKey(key, store, .plain)
  }

  /// Stores a date or nil in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store, .optional(.plain))
  }
}

extension SharedReaderKey {
  /// Stores a value by its integer in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue(.plain))
  }

  /// Stores a value by its integer, or nil, in user defaults; without a store, in
  /// `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.rawValue(.plain)))
  }

  /// Stores a value by its string in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue(.plain))
  }

  /// Stores a value by its string, or nil, in user defaults; without a store, in
  /// `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.rawValue(.plain)))
  }

  /// Stores any codable value, as JSON, in user defaults; without a store, in `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .json())
  }

  /// Stores any codable value as JSON, or nil, in user defaults; without a store, in
  /// `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.json()))
  }
}
