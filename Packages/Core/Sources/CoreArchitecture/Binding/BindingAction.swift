public import CoreCasePaths
public import CustomDump
internal import Foundation

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

extension BindingAction: CasePathable {
  /// A case path for each property of the state: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to the value of actions that write to a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      AnyCasePath(
        _name: "set", _embed: { .set(keyPath, $0) }, _extract: { $0.payload(at: keyPath) },
        _coversCase: false)
    }

    /// The path to the value of actions that write to a property marked with ``BindingState``.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        _name: "set", _embed: { .set(keyPath, $0) }, _extract: { $0.payload(at: keyPath) },
        _coversCase: false)
    }
  }

  /// The case paths that key paths such as `\.binding.name` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  private func payload<Value>(at keyPath: AnyKeyPath) -> Value? {
    keyPath == self.keyPath ? value as? Value : nil
  }
}

extension BindingAction: CustomDumpReflectable {
  /// Shows the action in dumps as the call that makes it: `.set(\State.name, "Mara")`.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [(label: "set", value: (PropertyPath(text: propertyPath), value) as Any)],
      displayStyle: .enum)
  }

  /// The key path as it is written in source.
  ///
  /// `@ObservableState` makes properties computed, which have no name at run time; the stored
  /// property behind them has one.
  var propertyPath: String {
    guard let stored = storedKeyPath else { return "\(keyPath)" }
    let path = "\(stored)"
    guard let underscore = path.range(of: "._") else { return path }
    return path.replacingCharacters(in: underscore, with: ".")
  }

  private var storedKeyPath: PartialKeyPath<Root>? {
    func open<Observable: ObservableState>(_: Observable.Type) -> PartialKeyPath<Root>? {
      guard let keyPath = keyPath as? PartialKeyPath<Observable> else { return nil }
      return (Observable._$storage(for: keyPath) as? ObservationStorage<Root>)?.keyPath
    }
    return (Root.self as? any ObservableState.Type).flatMap { open($0) }
  }
}

private struct PropertyPath: CustomDumpStringConvertible {
  let text: String

  var customDumpDescription: String { text }
}
