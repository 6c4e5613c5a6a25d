/// Reads and writes a value that something else owns.
///
/// Like the closures it is made of, a binding belongs to the actor of the value's owner.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the same value and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: keyPath] },
      set: { member in
        var value = get()
        value[keyPath: keyPath] = member
        set(value)
      }
    )
  }
}

extension Binding {
  /// A binding to the value within an optional one, or nil if there is none now.
  ///
  /// When the value goes away later, the binding reads the last one it has seen, and writes are
  /// dropped.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
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

  /// A binding to an optional value that is always there; nil is not written through.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      }
    )
  }

  /// A binding that forgets the type; values of another type are not written through.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in
        if let value = value as? Wrapped { base.wrappedValue = value }
      }
    )
  }
}

private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
