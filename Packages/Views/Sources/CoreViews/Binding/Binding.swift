// Bindings, their overloads, and selections with their type hidden.
//
// SelectionAccess: OptionSelection.

/// Reads and writes a value that something else owns.
///
/// ```
/// struct Settings: View {
///   @State private var isLoud = false
///
///   var body: some View {
///     Toggle("Loud", isOn: $isLoud)
///   }
/// }
/// ```
///
/// Like the closures it is made of, a binding belongs to the actor of the value's owner.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding of two closures; `get` runs at each read, so that a body observes what it
  /// reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Takes over another binding, for a closure parameter such as `$contact`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding that always reads the same value and drops what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The owner's value, read and written at each access.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to be handed on as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value: `$contact.name`.
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
  /// A binding that hides the type of the value; it drops values of other types.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in
        if let value = value as? Wrapped { base.wrappedValue = value }
      }
    )
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the bound value, read at each access.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Returns the binding itself: hosts draw the end of a change at once.
  public func animation(_ animation: Animation? = .default) -> Self { self }
  /// Returns the binding itself: hosts draw the end of a change at once.
  public func transaction(_ transaction: Transaction) -> Self { self }
  /// Makes a binding whose second closure also gets the transaction of what is written; hosts draw
  /// the end of a change at once, so it has no animation.
  public init(
    get: @escaping () -> Value, set: @escaping (_ value: Value, _ transaction: Transaction) -> Void
  ) {
    self.init(get: get) { set($0, Transaction()) }
  }
}
