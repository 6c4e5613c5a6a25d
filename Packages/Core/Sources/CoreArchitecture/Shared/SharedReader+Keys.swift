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
    self.init(wrappedValue: value, key)
  }

  /// Reads the value under another key from now on, and loads it.
  ///
  /// Until it is loaded, and if nothing is stored, it has the value there is now.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let before = reference
    let box = SharedReferences.current.box(for: key) { before.value(.expected) }
    move(to: box)
    try await box.load()
  }
}

extension SharedReader {
  /// Why the value could not be loaded the last time; nil if it could.
  public var loadError: (any Error)? { reference.persistence?.loadError }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.persistence?.isLoading ?? false }

  /// Loads the value again. Does nothing if it is not kept under a key.
  public func load() async throws { try await reference.persistence?.load() }
}

extension SharedReaderKey {
  /// Loads what is stored; throws if nothing is.
  func requiredValue() async throws -> Value {
    let result = await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) })
    }
    guard let value = try result.get() else { throw NothingStored(key: "\(self)") }
    return value
  }
}

private struct NothingStored: Error, CustomStringConvertible {
  let key: String

  var description: String { "Nothing is stored under the key '\(key)', but a value is required." }
}
