internal import IssueReporting
internal import Synchronization

/// Reports a value that was written to a store and that no reducer took.
///
/// The check happens in `deinit`: the last copy of the action goes when all reducers have handled
/// it.
final class BindingReceipt: @unchecked Sendable {
  // Unchecked: the closure captures nothing but a binding action, which is Sendable.
  private let isSigned = Atomic<Bool>(false)
  private let names: () -> (action: String, path: String, value: String, feature: String)

  init<Root, Action>(of binding: BindingAction<Root>, in _: Action.Type) {
    names = {
      let state = typeName(Root.self)
      return (
        typeName(Action.self), binding.propertyPath, payloadName(of: binding.value),
        state.hasSuffix(".State")
          ? "'\(state.dropLast(6))'" : "the feature with the state '\(state)'"
      )
    }
  }

  func sign() {
    isSigned.store(true, ordering: .relaxed)
  }

  deinit {
    guard !isSigned.load(ordering: .relaxed) else { return }
    let (action, path, value, feature) = names()
    reportIssue(
      """
      A value was written to '\(path)' of a store, but no reducer took it.

        Action:
          \(action).binding(.set(\(path), \(value)))

      The state stays as it was. Add 'BindingReducer()' to the body of \(feature), before \
      its own logic; where the binding actions are among the view's, 'BindingReducer(action: \\.view)'.

      More: Documentation/Core.docc/Bindings.md#a-write-that-nobody-takes
      """)
  }
}

extension BindingAction {
  /// The action with a receipt: if no reducer takes it, that is reported.
  @_spi(Views) public func demandingReceipt<Action>(in action: Action.Type) -> Self {
    var binding = self
    binding.receipt = BindingReceipt(of: self, in: action)
    return binding
  }
}
