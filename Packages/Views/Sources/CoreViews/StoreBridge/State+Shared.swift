public import CoreArchitecture

extension State {
  /// A shared value that a view holds on to: `@State.Shared(.count) var count = 0`.
  ///
  /// What is set in its place, as by `$count = Shared(.otherCount)`, lasts while the view stays
  /// mounted.
  @propertyWrapper
  public struct Shared: DynamicProperty {
    private var held: CoreViews.State<CoreArchitecture.Shared<Value>>

    private init(holding shared: CoreArchitecture.Shared<Value>) {
      held = CoreViews.State(wrappedValue: shared)
    }

    /// Holds a value that nothing else shares yet.
    public init(value: sending Value) {
      self.init(holding: CoreArchitecture.Shared(value: value))
    }

    /// Holds the value of another `Shared`.
    public init(projectedValue: CoreArchitecture.Shared<Value>) {
      self.init(holding: projectedValue)
    }

    /// Holds the value stored under a key, or the initial value if nothing is stored.
    public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(holding: CoreArchitecture.Shared(wrappedValue: value(), key))
    }

    /// Holds the value stored under a key; nil if nothing is stored.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init(holding: CoreArchitecture.Shared(key))
    }

    /// Holds the value stored under a key that has a default.
    public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
      self.init(holding: CoreArchitecture.Shared(key))
    }

    /// The value; changed with `withLock`.
    public var wrappedValue: Value { held.wrappedValue.wrappedValue }

    /// The shared value itself, to pass on; another one can be set in its place.
    public var projectedValue: CoreArchitecture.Shared<Value> {
      get { held.wrappedValue }
      nonmutating set { held.wrappedValue.projectedValue = newValue }
    }

    /// Connects the property with the value that its mounted view keeps; called by the view layer
    /// only.
    public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
      held._install(slot: &slot, node: node)
    }
  }

  /// A shared value that a view holds on to and only reads:
  /// `@State.SharedReader(.rates) var rates`.
  ///
  /// What is set or loaded in its place, as by `$rates.load(.otherRates)`, lasts while the view
  /// stays mounted.
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    private var held: CoreViews.State<CoreArchitecture.SharedReader<Value>>

    private init(holding reader: CoreArchitecture.SharedReader<Value>) {
      held = CoreViews.State(wrappedValue: reader)
    }

    /// Holds a value that nothing else shares yet.
    public init(value: sending Value) {
      self.init(holding: CoreArchitecture.SharedReader(value: value))
    }

    /// Holds the value of another reader.
    public init(projectedValue: CoreArchitecture.SharedReader<Value>) {
      self.init(holding: projectedValue)
    }

    /// Holds the value stored under a key, or the initial value if nothing is stored.
    public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
      self.init(holding: CoreArchitecture.SharedReader(wrappedValue: value(), key))
    }

    /// Holds the value stored under a key; nil if nothing is stored.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
      self.init(holding: CoreArchitecture.SharedReader(key))
    }

    /// Holds the value stored under a key that has a default.
    public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
      self.init(holding: CoreArchitecture.SharedReader(key))
    }

    /// The value, which cannot be changed here.
    public var wrappedValue: Value { held.wrappedValue.wrappedValue }

    /// The reader itself, to pass on; another one can be set in its place.
    public var projectedValue: CoreArchitecture.SharedReader<Value> {
      get { held.wrappedValue }
      nonmutating set { held.wrappedValue.projectedValue = newValue }
    }

    /// Connects the property with the value that its mounted view keeps; called by the view layer
    /// only.
    public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
      held._install(slot: &slot, node: node)
    }
  }
}

extension Binding {
  /// A binding to a shared value, which is written under its lock.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { value in base.withLock { $0 = value } })
  }
}
