private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
  /// How much the ground behind the view stands out; hosts mark selected rows by themselves.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { builtIn.wishes?.symbolVariant ?? .none }
    set {
      guard newValue != symbolVariants else { return }
      var wishes = builtIn.wishes ?? Wishes()
      wishes.symbolVariant = newValue
      builtIn.wishes = wishes
    }
  }
}
