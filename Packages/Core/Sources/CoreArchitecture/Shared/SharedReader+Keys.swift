extension SharedReader {
  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - value: The value in case nothing is stored under the key.
  ///   - key: Where the value is kept.
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(reference: SharedReferences.current.box(for: key, default: value))
  }

  /// A value that is kept under a key; nil in case nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// A value that is kept under a key that has a default.
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// A value that is kept under a key, with another default than the key's.
  @_disfavoredOverload
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue value: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: value(), key.base)
  }

  /// A value that is kept under a key; throws if it cannot be loaded or nothing is stored.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.requiredValue()
    self.init(reference: SharedReferences.current.box(for: key, isLoaded: true) { value })
  }

  /// Reads the value under another key from now on, and loads it.
  ///
  /// Until it is loaded, and if nothing is stored, it has the value there is now.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let before = reference
    let box = SharedReferences.current.box(for: key, isLoaded: true) { before.value(.expected) }
    move(to: box)
    try await box.persistence?.load()
  }
}

// Keys that are members of `SharedKey` are found by these alone: `@SharedReader(.plain) var plain`.
extension SharedReader {
  /// A value that is kept under a key.
  @_disfavoredOverload
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: SharedReferences.current.box(for: key, default: value))
  }

  /// A value that is kept under a key; nil in case nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(reference: SharedReferences.current.box(for: key) { nil })
  }

  /// A value that is kept under a key that has a default.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// A value that is kept under a key; throws if it cannot be loaded or nothing is stored.
  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    try await self.init(requiring: key)
  }

  /// Reads the value under another key from now on, and loads it.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    try await move(toLoaded: key)
  }

  private init(requiring key: some SharedReaderKey<Value>) async throws {
    try await self.init(require: key)
  }

  private func move(toLoaded key: some SharedReaderKey<Value>) async throws {
    try await load(key)
  }
}

extension SharedReader {
  /// Why the value could not be loaded the last time; nil if it could.
  public var loadError: (any Error)? { reference.persistence?.loadError }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.persistence?.isLoading ?? false }

  /// Loads the value again.
  ///
  /// Does nothing if it is not kept under a key.
  public func load() async throws { try await reference.persistence?.load() }
}
