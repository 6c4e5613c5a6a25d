public import Foundation

extension SharedReaderKey {
  /// Keeps a value by its number, in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue(.plain))
  }

  /// Keeps a value by its number, or nothing, in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<Int>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.rawValue(.plain)))
  }

  /// Keeps a value by its text, in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue(.plain))
  }

  /// Keeps a value by its text, or nothing, in user defaults; without a store, in `defaultAppStorage`.
  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.rawValue(.plain)))
  }

  /// Keeps any codable value, as JSON, in user defaults; without a store, in `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .json())
  }

  /// Keeps any codable value, as JSON, or nothing, in user defaults; without a store, in `defaultAppStorage`.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store, .optional(.json()))
  }
}
