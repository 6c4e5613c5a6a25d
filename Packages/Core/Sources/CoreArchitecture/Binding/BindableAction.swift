internal import CoreCasePaths
internal import CoreToolchain
internal import Synchronization

/// An action with a `case binding(BindingAction<State>)`, through which views write to the state.
public protocol BindableAction<State> {
  /// The feature's state, whose values the binding actions write.
  associatedtype State

  /// Embeds a binding action in the feature's action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The binding action inside of this action, nil if this is another action.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case `binding`, nil if the action is in another case.
  public var binding: BindingAction<State>? {
    EnumTag.isEnum(Self.self) ? BindingCase.of(Self.self).payload(of: self) : nil
  }

  /// Returns the action that writes a value to a property marked with ``BindingState``.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

extension BindableAction where State: ObservableState {
  /// Returns the action that writes a value to a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

/// Lets `BindingReducer(action: \.binding)` name the case itself.
extension BindingAction: BindableAction {
  /// Returns the binding action itself.
  public static func binding(_ action: BindingAction<Root>) -> Self { action }

  /// The binding action itself.
  public var binding: BindingAction<Root>? { self }
}

/// Where an enum of actions holds its binding actions, found out once for each type.
final class BindingCase<Action: BindableAction>: @unchecked Sendable {
  // Unchecked: nothing changes, and what the addresses lead to is there as long as the program.
  private let tag: UInt32
  private let place: _CasePlace<Action>?

  private init() {
    let sample = Action.binding(BindingAction(keyPath: \Action.State.self, value: false) { _ in })
    tag = EnumTag.tag(of: sample)
    place = _CasePlace(of: sample, holding: BindingAction<Action.State>.self)
  }

  static func of(_ type: Action.Type) -> BindingCase {
    if let found = known.withLock({ $0[ObjectIdentifier(type)] }) {
      return unsafeDowncast(found, to: BindingCase.self)
    }
    let made = BindingCase()
    known.withLock { $0[ObjectIdentifier(type)] = made }
    return made
  }

  func payload(of action: Action) -> BindingAction<Action.State>? {
    guard EnumTag.tag(of: action) == tag else { return nil }
    guard let place else {
      return Mirror(reflecting: action).children.first?.value as? BindingAction<Action.State>
    }
    var copy = action
    return place.update(&copy) { (binding: inout BindingAction<Action.State>) in binding }
  }
}

private let known = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
