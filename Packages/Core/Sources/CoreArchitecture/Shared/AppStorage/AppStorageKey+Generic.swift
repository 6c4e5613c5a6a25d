public import Foundation

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
