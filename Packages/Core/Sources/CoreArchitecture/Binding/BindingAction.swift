/// A change of one value of a feature's state, written through a binding.
///
/// Match it by the key path of the value: `case .binding(\.name)`.
public struct BindingAction<Root>: @unchecked Sendable {
  // Unchecked: `set` captures nothing but a Sendable key path and a Sendable value.

  /// The key path of the value that changes.
  public let keyPath: any PartialKeyPath<Root> & Sendable
  let set: (inout Root) -> Void
  let value: any Equatable & Sendable
  /// Signed when a reducer has written the value; nil if nobody checks that.
  var receipt: BindingReceipt?

  init(
    keyPath: any PartialKeyPath<Root> & Sendable, value: any Equatable & Sendable,
    set: @escaping (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.value = value
    self.set = set
  }

  /// Writes the value to the state.
  func apply(to state: inout Root) {
    set(&state)
    receipt?.sign()
  }
}

extension BindingAction where Root: ObservableState {
  /// Returns the action that writes a value to a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Matches actions that write to the property of a key path.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, action: Self
  ) -> Bool {
    keyPath as AnyKeyPath == action.keyPath
  }
}

extension BindingAction {
  /// Returns the action that writes a value to a property marked with ``BindingState``.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable,
    _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath].wrappedValue = value }
  }

  /// Matches actions that write to the property of a key path, marked with ``BindingState``.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, action: Self
  ) -> Bool {
    keyPath as AnyKeyPath == action.keyPath
  }
}

extension BindingAction {
  /// Returns the same change for a parent state that holds this one: `action.pullback(\.settings)`.
  public func pullback<NewRoot>(
    _ keyPath: any WritableKeyPath<NewRoot, Root> & Sendable
  ) -> BindingAction<NewRoot> {
    let whole: PartialKeyPath<NewRoot> = keyPath
    let appended = whole.appending(path: self.keyPath)!
    // Two Sendable key paths append to a Sendable one, which no cast can check.
    var action = BindingAction<NewRoot>(
      keyPath: unsafeBitCast(appended, to: (any PartialKeyPath<NewRoot> & Sendable).self),
      value: value
    ) { set(&$0[keyPath: keyPath]) }
    action.receipt = receipt
    return action
  }
}

extension BindingAction: Equatable {
  /// Equal when both write equal values to the same key path.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { rhs.value as? Value == value }
    return lhs.keyPath as AnyKeyPath == rhs.keyPath && isEqual(lhs.value)
  }
}
