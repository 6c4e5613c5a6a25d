public import CoreCasePaths

extension Binding {
  /// A binding to the value of an enum's case, or nil while the enum is in another.
  ///
  /// When the enum leaves the case later, the binding reads the last value, and writes are dropped.
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

  /// A binding to the value of an optional enum's case, nil while the enum is in another.
  ///
  /// Writing nil makes the enum nil, if it is in the case; writing a value brings it into the case.
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
