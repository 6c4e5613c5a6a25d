/// Changes the environment of the view and of everything below it.
public struct EnvironmentModifier: NodeModifier {
  let change: (inout EnvironmentValues) -> Void

  /// Applies the change to a copy of the environment around the view.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    change(&environment)
  }
}

extension View {
  func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self, EnvironmentModifier> {
    modified(by: EnvironmentModifier(change: change))
  }

  func changingBuiltIn(
    _ change: @escaping (inout BuiltInValues) -> Void
  ) -> ModifiedView<Self, EnvironmentModifier> {
    changingEnvironment { change(&$0.builtIn) }
  }

  func changingDecoration(
    _ change: @escaping (inout BuiltInValues.Decoration) -> Void
  ) -> ModifiedView<Self, EnvironmentModifier> {
    changingBuiltIn { $0.changeDecoration(change) }
  }

  /// Sets a value of the environment for this view and everything below it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an object into the environment, where `@Environment(Model.self)` finds it by its type.
  ///
  /// With nil, views below find none.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changingEnvironment { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for this view and everything below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Keeps this view's controls from reacting; false has no effect.
  public func disabled(_ isDisabled: Bool) -> some View {
    changingBuiltIn { if isDisabled { $0.isEnabled = false } }
  }
}

extension View {
  /// Has the views within be light or dark, and tells them; a terminal has the colours of its
  /// person.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Has the views within be light or dark, and tells them; a terminal has the colours of its
  /// person.
  public func environment(
    _ key: WritableKeyPath<EnvironmentValues, ColorScheme>, _ scheme: ColorScheme
  ) -> some View {
    changingEnvironment { $0[keyPath: key] = scheme }
      .appearance(scheme == .dark ? .darkPart : .lightPart)
  }

  /// Asks for a light or a dark screen, and tells the views within; nil leaves that to the host.
  ///
  /// A page becomes light or dark. A terminal has the colours that its person has chosen.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    changingEnvironment { if let scheme { $0.colorScheme = scheme } }
      .appearance(scheme.map { .mark($0 == .dark ? .darkWindow : .lightWindow) })
  }

  /// Tells the views within which size of text a person has chosen.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text that the views within are told of between bounds.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    transformEnvironment(\.dynamicTypeSize) {
      $0 = min(max($0, range.lowerBound), range.upperBound)
    }
  }

  /// Keeps the size of text that the views within are told of at most at a bound.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    dynamicTypeSize(.xSmall...range.upperBound)
  }

  /// Keeps the size of text that the views within are told of at least at a bound.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    dynamicTypeSize(range.lowerBound ... .accessibility5)
  }

  /// Changes the value that the views within hand up on its way outwards.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modified(by: PreferenceChange<Key>(change: change))
  }

  /// Keeps fields within from running `onSubmit` closures further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changingBuiltIn { if isBlocking { $0.submit = nil } }
  }
}

extension View {
  func appearance(_ appearance: Element.Appearance?) -> some View {
    changingDecoration { if let appearance { $0.appearances.insert(appearance, at: 0) } }
  }

  func appearance(all appearances: [Element.Appearance]) -> some View {
    changingDecoration { $0.appearances.insert(contentsOf: appearances, at: 0) }
  }

  func appearance(_ mark: Element.Appearance.Mark) -> some View { appearance(.mark(mark)) }

  func appearance(_ kind: Element.Appearance.Amount, _ amount: Double) -> some View {
    appearance(.amount(kind, amount))
  }
}
