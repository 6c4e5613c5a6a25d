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
  /// Writing nil makes the enum nil. While the enum is nil or in another case, what is written is
  /// dropped: a screen that has closed can neither come back nor end another.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Member?>(
      get: { wrappedValue.flatMap { path.extract(from: $0) } },
      set: { member in
        guard let current = wrappedValue, path.extract(from: current) != nil else { return }
        wrappedValue = member.map(path.embed)
      })
  }

  /// A binding to whether an optional enum is in a case without a value:
  /// `.sheet(isPresented: $panel.help)`.
  ///
  /// Writing false makes the enum nil if it is in the case; writing true does nothing.
  @_disfavoredOverload
  public subscript<Enum: CasePathable>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>
  ) -> Binding<Bool> where Value == Enum? {
    let value: Binding<Void?> = self[dynamicMember: keyPath]
    return value.isPresent()
  }
}
