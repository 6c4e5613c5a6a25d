internal import CoreCasePaths
internal import CoreToolchain
internal import Synchronization

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
