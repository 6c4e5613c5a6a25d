extension Binding {
  /// A binding to the value within an optional one, or nil if there is none now.
  ///
  /// When the value goes away later, the binding reads the last one it has seen, and writes are
  /// dropped.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(within: base, last: value)
  }

  /// A binding to the value within an optional one, or nil if there is none now.
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base)
  }

  /// A binding to the value within an optional one, which reads a default until there is one.
  ///
  /// Writes go through also while there is none.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to an optional value that is always there; nil is not written through.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      }
    )
  }

  /// A binding to whether there is a value; writing false makes it nil.
  @_disfavoredOverload
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self.init(
      get: { base.wrappedValue != nil },
      set: { isPresent in
        if !isPresent { base.wrappedValue = nil }
      }
    )
  }

  /// Whether there is a value; writing false makes it nil.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(self)
  }

  private init(within base: Binding<Value?>, last value: Value) {
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { newValue in
        guard base.wrappedValue != nil else { return }
        last.value = newValue
        base.wrappedValue = newValue
      }
    )
  }
}

private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding {
  /// The same binding, which also calls a closure with each value that is written.
  public func didSet(_ perform: @escaping (Value) -> Void) -> Self {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        wrappedValue = newValue
        perform(newValue)
      })
  }

  /// The same binding, which writes only values that differ from the one there is.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        if !isDuplicate(wrappedValue, newValue) { wrappedValue = newValue }
      })
  }
}

extension Binding where Value: Equatable {
  /// The same binding, which writes only values that differ from the one there is.
  public func removeDuplicates() -> Self {
    removeDuplicates(by: ==)
  }
}
