@_spi(Views) public import CoreArchitecture
internal import Observation

/// Reads and writes a value that something else owns, in code that draws without views.
///
/// `@UIBinding var text = ""` owns its value; `$text` and `$model.text` hand bindings on. What is
/// written has the binding's transaction, which closures of `observe` read. Two bindings are equal
/// if they lead to the same place by the same path.
@propertyWrapper
@dynamicMemberLookup
public struct UIBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let place: AnyHashable

  /// What accompanies the changes that are written.
  public var transaction = UITransaction()

  init(
    place: AnyHashable, transaction: UITransaction = UITransaction(), get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    self.place = place
    self.transaction = transaction
    self.get = get
    self.set = set
  }

  /// Makes a binding to a value of its own, which can be observed.
  public init(wrappedValue value: Value) {
    let owner = UIBindingOwner(value)
    self.init(
      place: AnyHashable(ObjectIdentifier(owner)), get: { owner.value },
      set: { owner.value = $0 })
  }

  /// Takes over another binding, for a closure parameter such as `$contact`.
  public init(projectedValue: UIBinding<Value>) { self = projectedValue }

  /// Returns a binding that always reads the same value and drops what is written.
  public static func constant(_ value: Value) -> UIBinding<Value> {
    UIBinding(
      place: AnyHashable(ObjectIdentifier(UIBindingOwner<Value>.self)), get: { value },
      set: { _ in })
  }

  /// The owner's value, read and written at each access.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { withUITransaction(transaction) { set(newValue) } }
  }

  /// The binding itself, to be handed on as `$value`.
  public var projectedValue: UIBinding<Value> { self }

  /// Returns a binding whose changes have another transaction.
  public func transaction(_ transaction: UITransaction) -> UIBinding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding to a part of the value: `$contact.name`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    step(keyPath) {
      $0[keyPath: keyPath]
    } set: {
      $0[keyPath: keyPath] = $1
      return true
    }
  }

  /// Returns a binding to what a closure reads of the value.
  ///
  /// The second closure returns whether there is something to write.
  func step<Part>(
    _ step: some Hashable, get part: @escaping (Value) -> Part,
    set: @escaping (inout Value, Part) -> Bool
  ) -> UIBinding<Part> {
    UIBinding<Part>(
      place: AnyHashable([place, AnyHashable(step)]), transaction: transaction,
      get: { part(get()) },
      set: { part in
        var value = get()
        if set(&value, part) { self.set(value) }
      })
  }
}

/// Owns the value of a binding that nothing else owns.
@Observable private final class UIBindingOwner<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension UIBinding: Hashable {
  /// Equal if both lead to the same place; the values do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.place == rhs.place }

  /// Takes in the place to which the binding leads.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension UIBinding: Identifiable where Value: Identifiable {
  /// The id of the bound value, read at each access.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Makes a binding of a view to what a binding without a view leads to.
  public init(_ base: UIBinding<Value>) {
    self.init(get: { base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}

extension UIBinding {
  /// Makes a binding to a shared value, which is written under its lock.
  public init(_ base: Shared<Value>) {
    self.init(
      place: base.place, get: { base.wrappedValue }, set: { value in base.withLock { $0 = value } })
  }
}

/// Tells a binding from others, by the place to which it leads.
public struct UIBindingIdentifier: Hashable {
  private let place: AnyHashable
  /// Keeps what the place is in, so that nothing else takes its place.
  private let binding: Any

  /// Identifies a binding.
  public init(_ binding: UIBinding<some Any>) {
    place = AnyHashable(binding)
    self.binding = binding
  }

  /// Equal if both bindings lead to the same place.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.place == rhs.place }

  /// Takes in the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// Makes bindings without a view to the properties of an observable object or a store.
///
/// With `@UIBindable var model`, `$model.name` is a ``UIBinding`` to the property `name`.
@propertyWrapper
@dynamicMemberLookup
public struct UIBindable<Value: AnyObject> {
  /// The object itself.
  public var wrappedValue: Value

  /// Wraps an object, as `@UIBindable var model` does.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object in place, for its bindings: `UIBindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Wraps the object of another wrapper, for a closure parameter such as `$model`.
  public init(projectedValue: UIBindable<Value>) { self = projectedValue }

  /// The wrapper itself, whose properties are bindings.
  public var projectedValue: UIBindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    let object = wrappedValue
    return UIBinding(
      place: AnyHashable([AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)]),
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 })
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
