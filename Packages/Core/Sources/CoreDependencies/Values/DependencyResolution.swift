internal import Synchronization

/// The making of one default.
///
/// Through it, the default `testValue` of a key learns why it is read.
final class DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  private let key: ObjectIdentifier
  /// Whether the value is read to be used, rather than to be changed.
  private let isForUse: Bool
  private let missing = Atomic<Bool>(false)
  private let silenced = Atomic<Bool>(false)

  init(key: ObjectIdentifier, isForUse: Bool) {
    self.key = key
    self.isForUse = isForUse
  }

  /// Whether the key has no value of its own for the context.
  var isMissingValue: Bool { missing.load(ordering: .relaxed) }

  /// Whether the value would have reported an issue if it had been read to be used.
  var isSilenced: Bool { silenced.load(ordering: .relaxed) }

  /// Whether a `testValue` should report that it is used.
  static var mayReport: Bool {
    guard let current else { return !DependencyValues._isChanging }
    if !current.isForUse { current.silenced.store(true, ordering: .relaxed) }
    return current.isForUse
  }

  func noteMissingValue() { missing.store(true, ordering: .relaxed) }

  /// Called by the default `testValue` of `DependencyKey`.
  static func noteMissingTestValue<Key: DependencyKey>(of key: Key.Type) {
    if let current, current.key == ObjectIdentifier(key) {
      current.noteMissingValue()
    } else {
      DependencyIssue.defaultTestValueRead(key: "\(key)").report(at: nil)
    }
  }
}

extension DependencyValues {
  /// The defaults in which anything not overridden is looked up.
  var defaults: DependencyDefaults {
    overrides?.defaults ?? fallback?.defaults ?? .current
  }

  @usableFromInline
  func sharedDefault(_ key: ObjectIdentifier) -> Unmanaged<AnyDependencyBox>? {
    let defaults = defaults
    return defaults.box(
      for: key, in: overriddenContext ?? defaults.context)
  }

  /// Makes the default of a key, stores it for later reads, and reports if there is none.
  @usableFromInline
  @inline(never)
  func resolveDefault<Key: TestDependencyKey>(
    of key: Key.Type,
    from location: _SourceLocation,
    function: StaticString
  ) -> Key.Value {
    let context = context
    if let context = context as? Key.Value, key == DependencyContextKey.self { return context }
    let resolution = DependencyResolution(
      key: ObjectIdentifier(key), isForUse: purpose == .reading)
    let defaults = defaults
    let box = defaults.box(for: ObjectIdentifier(key), in: context) {
      let value = DependencyResolution.$current.withValue(resolution) {
        readingMode.bind { key.defaultValue(in: context) }
      }
      return (DependencyBox(value, key: key), isKept(resolution, in: context, by: defaults))
    }
    if resolution.isMissingValue, purpose == .reading {
      let reader = DependencyReader(
        function: function, location: DependencyReader.current?.location)
      DependencyIssue.noValue(
        in: context, key: DependencyIssue.Key(key), reader: reader
      ).report(at: reader.location ?? location)
    }
    return box.value(of: key)
  }

  /// Whether a default is stored.
  ///
  /// A value about to be replaced must not count as used. A missing value is reported once, in a
  /// test once for each.
  private func isKept(
    _ resolution: DependencyResolution,
    in context: DependencyContext,
    by defaults: DependencyDefaults
  ) -> Bool {
    switch purpose {
    case .preparing: false
    case .setting: !resolution.isMissingValue && !resolution.isSilenced
    case .reading:
      !resolution.isMissingValue || context != .test || defaults.isOfTest
    }
  }

  var readingMode: Self {
    Self(overrides: overrides, fallback: fallback)
  }

  func bind<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$_current.withValue(self, operation: operation)
  }
}

extension TestDependencyKey {
  fileprivate static func defaultValue(in context: DependencyContext) -> Value {
    switch context {
    case .preview: return previewValue
    case .test: return testValue
    case .live:
      if let key = self as? any DependencyKey.Type, let value = key.anyLiveValue as? Value {
        return value
      }
      DependencyResolution.current?.noteMissingValue()
      return testValue
    }
  }
}

extension DependencyKey {
  fileprivate static var anyLiveValue: any Sendable { liveValue }
}
