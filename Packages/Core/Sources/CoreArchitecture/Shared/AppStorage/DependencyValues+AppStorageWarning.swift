public import CoreDependencies

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
