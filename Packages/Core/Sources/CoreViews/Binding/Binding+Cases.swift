public import CoreCasePaths

extension Binding {
  /// A binding to the value of an enum's case, or nil while the enum is in another case.
  ///
  /// When the enum leaves the case later, the binding keeps reading the last value and drops what
  /// is written.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Binding<Member>(
      Binding<Member?>(
        get: { path.extract(from: wrappedValue) },
        set: { member in
          if let member { wrappedValue = path.embed(member) }
        }))
  }

  /// A binding to the value of an optional enum's case; it reads nil while the enum is in another
  /// case.
  ///
  /// Writing nil makes the enum nil if it is in the case; writing a value puts the enum in the
  /// case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?>(
      get: { wrappedValue.flatMap { path.extract(from: $0) } },
      set: { member in
        if let member {
          wrappedValue = path.embed(member)
        } else if wrappedValue.flatMap({ path.extract(from: $0) }) != nil {
          wrappedValue = nil
        }
      })
  }
}
