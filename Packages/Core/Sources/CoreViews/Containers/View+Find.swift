/// Finding and replacing in the editors of a view.
extension View {
  /// Has a person find a text in the editors of the view, and replace it, while the binding is true.
  ///
  /// The field stands above the view, with the lines that were found.
  @ViewBuilder
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    FindView(content: self, isPresented: isPresented)
  }

  /// Keeps the editors within from being searched.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }

  /// Keeps the text of the editors within from being replaced.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }
}

extension EnvironmentValues {
  private enum FindKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ReplaceKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var isFindDisabled: Bool {
    get { self[FindKey.self] }
    set { self[FindKey.self] = newValue }
  }

  var isReplaceDisabled: Bool {
    get { self[ReplaceKey.self] }
    set { self[ReplaceKey.self] = newValue }
  }
}
