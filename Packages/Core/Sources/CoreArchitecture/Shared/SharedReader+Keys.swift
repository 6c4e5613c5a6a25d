extension SharedReader {
  /// Reads the value stored under a key.
  ///
  /// - Parameters:
  ///   - value: The initial value, used if nothing is stored under the key.
  ///   - key: The key, which says where the value is stored.
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(reference: SharedReferences.current.box(for: key, default: value))
  }

  /// Reads the value stored under a key; nil if nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Reads the value stored under a key that has a default.
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// Reads the value stored under a key, with another default than the key's.
  @_disfavoredOverload
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue value: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: value(), key.base)
  }

  /// Loads and reads the value stored under a key.
  ///
  /// - Throws: The key's error if loading fails; an error also if nothing is stored.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.requiredValue()
    self.init(reference: SharedReferences.current.box(for: key, isLoaded: true) { value })
  }

  /// Reads the value under another key from now on, and loads it.
  ///
  /// Until it is loaded, and if nothing is stored, the current value stays.
  ///
  /// - Throws: The key's error if loading fails.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let before = reference
    let box = SharedReferences.current.box(for: key, isLoaded: true) { before.value(.expected) }
    move(to: box)
    try await box.persistence?.load()
  }
}

// `@SharedReader(.plain) var plain` finds keys that are members of `SharedKey` only through these.
extension SharedReader {
  /// Reads the value stored under a key, or the initial value if nothing is stored.
  @_disfavoredOverload
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: SharedReferences.current.box(for: key, default: value))
  }

  /// Reads the value stored under a key; nil if nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(reference: SharedReferences.current.box(for: key) { nil })
  }

  /// Reads the value stored under a key that has a default.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// Loads and reads the value stored under a key.
  ///
  /// - Throws: The key's error if loading fails; an error also if nothing is stored.
  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    let key: any SharedReaderKey<Value> = key
    try await self.init(require: key)
  }

  /// Reads the value under another key from now on, and loads it.
  ///
  /// - Throws: The key's error if loading fails.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    let key: any SharedReaderKey<Value> = key
    try await load(key)
  }
}

extension SharedReader {
  /// The error of the last attempt to load the value, nil if it succeeded; observed.
  public var loadError: (any Error)? { reference.persistence?.loadError }

  /// Whether the value is being loaded; observed.
  public var isLoading: Bool { reference.persistence?.isLoading ?? false }

  /// Loads the value again; does nothing if it is not stored under a key.
  ///
  /// - Throws: The key's error if loading fails.
  public func load() async throws { try await reference.persistence?.load() }
}
