public import CoreDependencies
public import Foundation

extension UserDefaults {
  /// Returns new user defaults that are kept in memory only.
  public static var inMemory: UserDefaults { StoredDefaults() }
}

private enum DefaultAppStorageKey: DependencyKey {
  static let liveValue = UncheckedSendable<UserDefaults>(StoredDefaults(.ofDefaults))
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

extension DependencyValues {
  /// The user defaults in which `appStorage` stores values; each test has its own, in memory.
  ///
  /// An app's own are a property list in the user's folder for settings (`XDG_CONFIG_HOME`, or
  /// `~/.config`), under the program's name. Each change is written at once and atomically, and
  /// changes by other processes are noticed.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].value }
    set { self[DefaultAppStorageKey.self] = UncheckedSendable(newValue) }
  }
}

extension URL {
  fileprivate static var ofDefaults: URL {
    let process = ProcessInfo.processInfo
    let base =
      process.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      .map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
    return
      base
      .appendingPathComponent(Bundle.main.bundleIdentifier ?? process.processName)
      .appendingPathComponent("defaults.plist")
  }
}
