extension Shared {
  /// Shares the value stored under a key.
  ///
  /// - Parameters:
  ///   - value: The initial value, used if nothing is stored under the key.
  ///   - key: The key, which says where the value is stored.
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(reference: SharedReferences.current.box(for: key, default: value))
  }

  /// Shares the value stored under a key; nil if nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value stored under a key that has a default.
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.defaultValue(), key.base)
  }

  /// Shares the value stored under a key, with another default than the key's.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(
    wrappedValue value: @autoclosure () -> Value, _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: value(), key.base)
  }

  /// Loads and shares the value stored under a key.
  ///
  /// - Throws: The key's error if loading fails; an error also if nothing is stored.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.requiredValue()
    self.init(reference: SharedReferences.current.box(for: key, isLoaded: true) { value })
  }

  /// Refers to the value under another key from now on, and loads it.
  ///
  /// Until it is loaded, and if nothing is stored, the current value stays.
  ///
  /// - Throws: The key's error if loading fails.
  public func load(_ key: some SharedKey<Value>) async throws {
    let before = reference
    let box = SharedReferences.current.box(for: key, isLoaded: true) { before.value(.expected) }
    move(to: box)
    try await box.persistence?.load()
  }
}

extension Shared {
  /// The error of the last attempt to load the value, nil if it succeeded; observed.
  public var loadError: (any Error)? { reference.persistence?.loadError }

  /// The error of the last attempt to save the value, nil if it succeeded; observed.
  public var saveError: (any Error)? { reference.persistence?.saveError }

  /// Whether the value is being loaded; observed.
  public var isLoading: Bool { reference.persistence?.isLoading ?? false }

  /// Loads the value again; does nothing if it is not stored under a key.
  ///
  /// - Throws: The key's error if loading fails.
  public func load() async throws { try await reference.persistence?.load() }

  /// Saves the value now, changed or not; does nothing if it is not stored under a key.
  ///
  /// - Throws: The key's error if saving fails.
  public func save() async throws { try await reference.persistence?.save() }
}
