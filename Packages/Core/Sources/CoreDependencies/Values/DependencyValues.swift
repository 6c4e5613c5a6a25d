/// The dependencies of the current scope: what has been overridden, and defaults for the rest.
///
/// Extend it with a computed property per dependency:
///
/// ```swift
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClient.self] }
///     set { self[APIClient.self] = newValue }
///   }
/// }
/// ```
///
/// Two references in size; copying it allocates nothing.
@frozen
public struct DependencyValues: Sendable {
  /// Why the values are read; decides whether reads are reported and count as a use.
  @usableFromInline
  @frozen
  enum Mode: UInt8, Sendable {
    case reading
    case setting
    case preparing
  }

  @usableFromInline var overrides: DependencyOverrides?
  /// What `@Dependency` captured when it was created; looked up after `overrides`.
  @usableFromInline var fallback: DependencyOverrides?
  @usableFromInline var mode = Mode.reading

  /// The values of the current task.
  @TaskLocal public static var _current = DependencyValues._none

  /// Makes values without any override.
  ///
  /// In tests they begin with defaults of their own, so that `$0 = DependencyValues()` removes
  /// everything that was set or made before.
  public init() {
    guard isTesting else { return }
    overrides = DependencyOverrides(defaults: DependencyDefaults(isOfTest: true))
  }

  /// No override, and the defaults of the test case or process.
  ///
  /// Allocates nothing.
  @inlinable
  public static var _none: Self { Self(overrides: nil, fallback: nil) }

  @inlinable
  init(overrides: DependencyOverrides?, fallback: DependencyOverrides?) {
    self.overrides = overrides
    self.fallback = fallback
  }

  /// The value of a key: the override of this scope, or else the default for the context.
  ///
  /// A default is made once per process, and in tests once per test case. O(1) for defaults, O(n)
  /// in the number of overrides.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID, filePath filePath: StaticString = #filePath,
    line line: UInt = #line, column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return value(of: key, from: location, function: function)
    }
    set { set(newValue, for: key) }
  }

  @inlinable
  func value<Key: TestDependencyKey>(
    of key: Key.Type, from location: _SourceLocation, function: StaticString
  ) -> Key.Value {
    if let box = overriding(ObjectIdentifier(key)) { return box.value(of: key) }
    if let box = sharedDefault(ObjectIdentifier(key)) {
      // Defaults stay while these values do, so the box need not be retained to be read.
      return box._withUnsafeGuaranteedRef { $0.value(of: key) }
    }
    return resolveDefault(of: key, from: location, function: function)
  }

  @inlinable
  func overriding(_ key: ObjectIdentifier) -> AnyDependencyBox? {
    if let box = overrides?.box(for: key) { return box }
    return fallback?.box(for: key)
  }

  @usableFromInline
  mutating func set<Key: TestDependencyKey>(_ value: Key.Value, for key: Key.Type) {
    if mode != .preparing { DependencyActivity.noteOverride() }
    if overrides == nil {
      overrides = DependencyOverrides()
    } else if !isKnownUniquelyReferenced(&overrides) {
      overrides = overrides?.copy()
    }
    overrides?.set(DependencyBox(value, key: key), for: ObjectIdentifier(key))
  }
}

extension DependencyValues {
  /// Values without overrides that resolve to live values.
  public static var live: Self { Self(context: .live) }

  /// Values without overrides that resolve to preview values.
  public static var preview: Self { Self(context: .preview) }

  /// Values without overrides that resolve to test values.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}

extension DependencyValues {
  /// Whether anything is overridden in the current task.
  ///
  /// Costs one atomic load, and one task-local read once the process has overridden anything. A
  /// runtime can ask this before it binds unchanged values around each of its steps.
  public static var _hasOverrides: Bool {
    !DependencyActivity.isQuiet && !_current._isEmpty
  }

  /// Whether these values hold no override.
  @inlinable
  public var _isEmpty: Bool { overrides == nil && fallback == nil }

  /// Whether both share the same overrides by reference; O(1).
  ///
  /// False for equal overrides stored twice.
  @inlinable
  public func _isIdentical(to other: Self) -> Bool {
    overrides === other.overrides && fallback === other.fallback
  }

  /// Returns these values merged with others, which take precedence.
  ///
  /// Allocates only if one of the two already has overrides of two scopes.
  public func merging(_ other: Self) -> Self {
    if other._isEmpty || _isIdentical(to: other) { return self }
    if _isEmpty { return other }
    let own = flattened
    if let others = other.flattened, others !== own {
      return Self(overrides: others, fallback: own)
    }
    return other
  }

  private var flattened: DependencyOverrides? {
    guard let fallback else { return overrides }
    return overrides?.merging(under: fallback) ?? fallback
  }
}
