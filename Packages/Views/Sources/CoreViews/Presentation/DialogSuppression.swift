public import CoreArchitecture

/// The toggle by which a person has no dialog of a kind shown again.
struct DialogSuppression {
  let title: String
  let isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
  private enum SuppressionKey: EnvironmentKey {
    static var defaultValue: DialogSuppression? { nil }
  }

  var dialogSuppression: DialogSuppression? {
    get { self[SuppressionKey.self] }
    set { self[SuppressionKey.self] = newValue }
  }
}

extension View {
  /// Adds a toggle to the dialogs of this view by which a person has them shown no more.
  ///
  /// The app reads the binding and presents no dialog.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    suppressing(ownText("Do not ask again"), isSuppressed)
  }

  /// Adds a toggle with a title to the dialogs of this view.
  public func dialogSuppressionToggle(
    _ title: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    suppressing(Text(title).string, isSuppressed)
  }

  /// Adds a toggle with a title to the dialogs of this view.
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ title: some StringProtocol, isSuppressed: Binding<Bool>
  ) -> some View {
    suppressing(String(title), isSuppressed)
  }

  /// Adds a toggle with a title to the dialogs of this view; the text's style is left out.
  public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View {
    suppressing(title.string, isSuppressed)
  }

  private func suppressing(_ title: String, _ isSuppressed: Binding<Bool>) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(title: title, isSuppressed: isSuppressed))
  }
}

/// The buttons of a dialog, and the toggle that views around add.
struct DialogContent: View {
  let suppression: DialogSuppression
  let content: AnyView

  var body: some View {
    content
    Toggle(isOn: suppression.isSuppressed) { Text(verbatim: suppression.title) }
  }
}
