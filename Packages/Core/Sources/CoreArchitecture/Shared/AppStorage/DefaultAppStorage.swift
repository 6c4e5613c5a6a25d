@_spi(Locked) public import CoreDependencies
public import Foundation

extension UserDefaults {
  /// Returns new user defaults that are kept in memory only.
  public static var inMemory: UserDefaults { StoredDefaults() }
}

extension UserDefaults {
  /// The first object for the suite of this one, so that all who store values in the suite see each
  /// other's changes; this one if it has no suite of Foundation's.
  var ofSuite: UserDefaults {
    guard type(of: self) == UserDefaults.self,
      let suite = Mirror(reflecting: self).children.first(where: { $0.label == "suite" })
    else { return self }
    guard let name = suite.value as? String else { return .standard }
    return Self.suites.withLock { suites in
      let first = suites[name] ?? UncheckedSendable(self)
      suites[name] = first
      return first
    }.value
  }

  private static let suites = Locked<[String: UncheckedSendable<UserDefaults>]>([:])
}

private enum DefaultAppStorageKey: DependencyKey {
  static let liveValue = LateDefaults { StoredDefaults(.ofDefaults) }
  static var previewValue: LateDefaults { LateDefaults { .inMemory } }
  static var testValue: LateDefaults { LateDefaults { .inMemory } }
}

/// User defaults that are made when they are asked for.
private final class LateDefaults: Sendable {
  private let made = Locked<UncheckedSendable<UserDefaults>?>(nil)
  private let make: @Sendable () -> UserDefaults

  init(_ make: @escaping @Sendable () -> UserDefaults) { self.make = make }

  var value: UserDefaults {
    made.withLock { made in
      let defaults = made ?? UncheckedSendable(make())
      made = defaults
      return defaults
    }.value
  }
}

extension DependencyValues {
  /// Has `appStorage` begin anew, in memory.
  mutating func forgetAppStorage() {
    self[DefaultAppStorageKey.self] = DefaultAppStorageKey.testValue
  }

  /// The user defaults in which `appStorage` stores values; each test has its own, in memory.
  ///
  /// An app's own are a property list in the user's folder for settings (`XDG_CONFIG_HOME`, or
  /// `~/.config`), under the program's name. Each change is written at once and atomically, and
  /// changes by other processes are noticed.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].value }
    set {
      let value = UncheckedSendable(newValue)
      self[DefaultAppStorageKey.self] = LateDefaults { value.value }
    }
  }

  /// Sets the user defaults by a closure that runs when they are asked for.
  mutating func setDefaultAppStorage(_ make: @escaping @Sendable () -> UserDefaults) {
    self[DefaultAppStorageKey.self] = LateDefaults(make)
  }
}

extension URL {
  fileprivate static var ofDefaults: URL {
    PersonalFolders().settings
      .appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
      .appendingPathComponent("defaults.plist")
  }
}

private enum AppStorageKeyFormatWarningKey: DependencyKey {
  static let liveValue = true
  static var testValue: Bool { true }
}

extension DependencyValues {
  /// Whether keys of `appStorage` that cannot be observed are warned of.
  ///
  /// Here there are none, so it changes nothing: on Apple's systems a dot in a key is one reason.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarningKey.self] }
    set { self[AppStorageKeyFormatWarningKey.self] = newValue }
  }
}
