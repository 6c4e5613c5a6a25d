public import CoreCasePaths
internal import IssueReporting

extension UIBinding {
  /// A binding to the value within an optional, or nil if there is none now.
  ///
  /// When the value goes away later, the binding reads the last one, or what was written since; the
  /// optional stays nil.
  public init?(_ base: UIBinding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    var last = value
    self = base.step(UIBindingStep.wrapped) {
      last = $0 ?? last
      return last
    } set: {
      last = $1
      guard $0 != nil else { return false }
      $0 = $1
      return true
    }
  }

  /// A binding to a value as an optional; it reads a value at all times and drops nil.
  public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
    self = base.step(UIBindingStep.optional) {
      $0
    } set: {
      guard let value = $1 else { return false }
      $0 = value
      return true
    }
  }

  /// A binding that hides the type of the value; it drops values of other types.
  public init<Wrapped: Hashable>(_ base: UIBinding<Wrapped>) where Value == AnyHashable {
    self = base.step(UIBindingStep.hidden) {
      AnyHashable($0)
    } set: {
      guard let value = $1 as? Wrapped else { return false }
      $0 = value
      return true
    }
  }

  /// A binding to whether there is a value; writing false makes it nil, and writing true while
  /// there is none is reported.
  @_disfavoredOverload
  public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
    self = base.step(UIBindingStep.presence) {
      $0 != nil
    } set: {
      guard !$1 else {
        if $0 == nil { reportMissingValue(Wrapped.self) }
        return false
      }
      $0 = nil
      return true
    }
  }

  /// A binding to the value of an enum's case, or nil while the enum is in another case.
  ///
  /// When the enum leaves the case later, the binding reads the last value, or what was written
  /// since; the enum stays in its case.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return UIBinding<Member>(
      step(keyPath) {
        path.extract(from: $0)
      } set: {
        guard let member = $1, path.extract(from: $0) != nil else { return false }
        $0 = path.embed(member)
        return true
      })
  }

  /// A binding to the value of an optional enum's case; it reads nil while the enum is in another
  /// case.
  ///
  /// Writing nil makes the enum nil. While the enum is nil or in another case, what is written is
  /// dropped: a screen that has closed can neither come back nor end another.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> UIBinding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return step(keyPath) {
      $0.flatMap { path.extract(from: $0) }
    } set: {
      guard let current = $0, path.extract(from: current) != nil else { return false }
      $0 = $1.map(path.embed)
      return true
    }
  }

  /// A binding to whether an optional enum is in a case without a value.
  ///
  /// Writing false makes the enum nil if it is in the case; writing true is reported.
  @_disfavoredOverload
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> UIBinding<Bool> where Value == Enum? {
    UIBinding<Bool>(self[dynamicMember: keyPath] as UIBinding<Void?>)
  }
}

/// Reports that a binding cannot make the value that it is to have.
private func reportMissingValue(_ type: Any.Type) {
  reportIssue(
    """
    True was written to a binding that says whether there is a value of \(type), and there is none.

    No value can be made of true, so it stays nil. Set the optional itself to a value instead; the \
    binding is for writing false.

    More: Documentation/Core.docc/Bindings.md#a-write-that-nobody-takes
    """)
}

/// How a binding goes on that is made of another one without a key path.
private enum UIBindingStep {
  case wrapped, optional, hidden, presence
}
