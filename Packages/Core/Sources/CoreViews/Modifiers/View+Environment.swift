extension View {
  /// Has the views within be light or dark, and tells them; a terminal has the colours of its person.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Has the views within be light or dark, and tells them; a terminal has the colours of its person.
  public func environment(
    _ key: WritableKeyPath<EnvironmentValues, ColorScheme>, _ scheme: ColorScheme
  ) -> some View {
    changingEnvironment { $0[keyPath: key] = scheme }
      .finishing(scheme == .dark ? .darkPart : .lightPart)
  }

  /// Asks for a light or a dark screen, and tells the views within; nil leaves that to the host.
  ///
  /// A page becomes light or dark. A terminal has the colours that its person has chosen.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    changingEnvironment { if let scheme { $0.colorScheme = scheme } }
      .finishing(scheme.map { .mark($0 == .dark ? .darkWindow : .lightWindow) })
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
