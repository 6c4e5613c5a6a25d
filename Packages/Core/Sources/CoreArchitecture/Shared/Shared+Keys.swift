extension Shared {
  /// A value that is kept under a key.
  ///
  /// - Parameters:
  ///   - value: The value in case nothing is stored under the key.
  ///   - key: Where the value is kept.
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: SharedReferences.current.box(for: key, default: value))
  }

  /// A value that is kept under a key; nil in case nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// A value that is kept under a key that has a default.
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// A value that is kept under a key, with another default than the key's.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(
    wrappedValue value: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: value(), key.base)
  }

  /// A value that is kept under a key; throws if it cannot be loaded or nothing is stored.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.requiredValue()
    self.init(reference: SharedReferences.current.box(for: key, isLoaded: true) { value })
  }

  /// Refers to the value under another key from now on, and loads it.
  ///
  /// Until it is loaded, and if nothing is stored, it has the value there is now.
  public func load(_ key: some SharedKey<Value>) async throws {
    let before = reference
    let box = SharedReferences.current.box(for: key, isLoaded: true) { before.value(.expected) }
    move(to: box)
    try await box.persistence?.load()
  }
}

extension Shared {
  /// Why the value could not be loaded the last time; nil if it could.
  public var loadError: (any Error)? { reference.persistence?.loadError }

  /// Why the value could not be saved the last time; nil if it could.
  public var saveError: (any Error)? { reference.persistence?.saveError }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.persistence?.isLoading ?? false }

  /// Loads the value again.
  ///
  /// Does nothing if it is not kept under a key.
  public func load() async throws { try await reference.persistence?.load() }

  /// Saves the value now, changed or not.
  ///
  /// Does nothing if it is not kept under a key.
  public func save() async throws { try await reference.persistence?.save() }
}
