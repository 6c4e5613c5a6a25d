internal import Synchronization

/// One default in the making. Tells a default `testValue` who asks for it.
final class DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  private let key: ObjectIdentifier
  private let missing = Atomic<Bool>(false)

  init(key: ObjectIdentifier) { self.key = key }

  /// Whether the key has no value of its own for the context.
  var isMissingValue: Bool { missing.load(ordering: .relaxed) }

  func noteMissingValue() { missing.store(true, ordering: .relaxed) }

  /// Called by the `testValue` every `DependencyKey` has by default.
  static func noteMissingTestValue<Key: DependencyKey>(of key: Key.Type) {
    if let current, current.key == ObjectIdentifier(key) {
      current.noteMissingValue()
    } else {
      DependencyIssue.defaultTestValueRead(key: "\(key)").report(at: nil)
    }
  }
}

extension DependencyValues {
  /// Where what is not overridden is looked up.
  var defaults: DependencyDefaults {
    overrides?.defaults ?? fallback?.defaults ?? .current
  }

  @usableFromInline
  func sharedDefault(_ key: ObjectIdentifier) -> Unmanaged<AnyDependencyBox>? {
    let defaults = defaults
    return defaults.box(
      for: key, in: overriddenContext ?? defaults.context)
  }

  /// Makes the default of a key, keeps it for later reads, and reports if there is none.
  @usableFromInline
  @inline(never)
  func resolveDefault<Key: TestDependencyKey>(
    of key: Key.Type,
    from location: SourceLocation,
    function: StaticString
  ) -> Key.Value {
    let context = context
    if let context = context as? Key.Value, key == DependencyContextKey.self { return context }
    let resolution = DependencyResolution(key: ObjectIdentifier(key))
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

  /// A value that is about to be replaced must not count as used, and a missing one is kept only
  /// where that silences repetitions within one test.
  private func isKept(
    _ resolution: DependencyResolution,
    in context: DependencyContext,
    by defaults: DependencyDefaults
  ) -> Bool {
    switch purpose {
    case .preparing: false
    case .setting: !resolution.isMissingValue
    case .reading:
      !resolution.isMissingValue || (context == .test && defaults.isOfTest)
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
