extension Binding {
  /// A binding to the value within an optional, or nil if there is none now.
  ///
  /// When the value goes away later, the binding keeps reading the last one and drops what is
  /// written.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(within: base, last: value)
  }

  /// A binding to the value within an optional, or nil if there is none now.
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base)
  }

  /// A binding to the value within an optional that reads a default while there is none.
  ///
  /// Writes reach the optional also while there is no value.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to a value as an optional; it reads a value at all times and drops nil.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      }
    )
  }

  /// A binding to whether there is a value; writing false makes it nil, and writing true does
  /// nothing.
  @_disfavoredOverload
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self.init(
      get: { base.wrappedValue != nil },
      set: { isPresent in
        if !isPresent { base.wrappedValue = nil }
      }
    )
  }

  /// Returns a binding to whether there is a value; writing false makes it nil.
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
  /// Returns a binding that also calls a closure, after each write, with the value written.
  public func didSet(_ perform: @escaping (Value) -> Void) -> Self {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        wrappedValue = newValue
        perform(newValue)
      })
  }

  /// Returns a binding that drops a value if the closure calls it a duplicate of the current one.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        if !isDuplicate(wrappedValue, newValue) { wrappedValue = newValue }
      })
  }
}

extension Binding where Value: Equatable {
  /// Returns a binding that drops values equal to the current one.
  public func removeDuplicates() -> Self {
    removeDuplicates(by: ==)
  }
}
