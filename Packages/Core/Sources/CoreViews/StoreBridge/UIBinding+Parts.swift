public import CoreCasePaths

extension UIBinding {
  /// A binding to the value within an optional, or nil if there is none now.
  ///
  /// When the value goes away later, the binding keeps reading the last one and drops what is
  /// written.
  public init?(_ base: UIBinding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    var last = value
    self = base.step(UIBindingStep.wrapped) {
      last = $0 ?? last
      return last
    } set: {
      guard $0 != nil else { return }
      last = $1
      $0 = $1
    }
  }

  /// A binding to a value as an optional; it reads a value at all times and drops nil.
  public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
    self = base.step(UIBindingStep.optional) {
      $0
    } set: {
      $0 = $1 ?? $0
    }
  }

  /// A binding that hides the type of the value; it drops values of other types.
  public init<Wrapped: Hashable>(_ base: UIBinding<Wrapped>) where Value == AnyHashable {
    self = base.step(UIBindingStep.hidden) {
      AnyHashable($0)
    } set: {
      $0 = $1 as? Wrapped ?? $0
    }
  }

  /// A binding to whether there is a value; writing false makes it nil, and writing true does
  /// nothing.
  @_disfavoredOverload
  public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
    self = base.step(UIBindingStep.presence) {
      $0 != nil
    } set: {
      if !$1 { $0 = nil }
    }
  }

  /// A binding to the value of an enum's case, or nil while the enum is in another case.
  ///
  /// When the enum leaves the case later, the binding keeps reading the last value and drops what
  /// is written.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return UIBinding<Member>(
      step(keyPath) {
        path.extract(from: $0)
      } set: {
        if let member = $1 { $0 = path.embed(member) }
      })
  }

  /// A binding to the value of an optional enum's case; it reads nil while the enum is in another
  /// case.
  ///
  /// Writing nil makes the enum nil if it is in the case; writing a value puts the enum in the
  /// case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> UIBinding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return step(keyPath) {
      $0.flatMap { path.extract(from: $0) }
    } set: {
      if let member = $1 {
        $0 = path.embed(member)
      } else if $0.flatMap({ path.extract(from: $0) }) != nil {
        $0 = nil
      }
    }
  }
}

/// How a binding goes on that is made of another one without a key path.
private enum UIBindingStep {
  case wrapped, optional, hidden, presence
}
