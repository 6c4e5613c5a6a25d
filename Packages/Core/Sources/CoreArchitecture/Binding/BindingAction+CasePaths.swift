public import CoreCasePaths

extension BindingAction: CasePathable {
  /// A case path for each property of the state: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path to the value of actions that write to a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      AnyCasePath(
        _name: "set", _embed: { .set(keyPath, $0) }, _extract: { $0.value(at: keyPath) },
        _coversCase: false)
    }

    /// The path to the value of actions that write to a property marked with ``BindingState``.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        _name: "set", _embed: { .set(keyPath, $0) }, _extract: { $0.value(at: keyPath) },
        _coversCase: false)
    }
  }

  /// The case paths that key paths such as `\.binding.name` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  private func value<Value>(at keyPath: AnyKeyPath) -> Value? {
    keyPath == self.keyPath ? value as? Value : nil
  }
}
