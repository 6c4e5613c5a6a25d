public import CoreArchitecture

/// Asking before a sheet or a cover is closed.
extension View {
  /// Shows a dialog when the sheet or cover that the view is part of is about to be closed, if so wanted.
  ///
  /// A button closes it after its action, unless its role is `.cancel`. The page of a program that is
  /// in no sheet is left without a question.
  public func dismissalConfirmationDialog(
    _ title: LocalizedStringKey, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    asking(Text(title).string, shouldPresent, AnyView(actions()), nil)
  }

  /// Shows a dialog with a message when the sheet or cover around is about to be closed.
  public func dismissalConfirmationDialog(
    _ title: LocalizedStringKey, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    asking(Text(title).string, shouldPresent, AnyView(actions()), AnyView(message()))
  }

  /// Shows a dialog when the sheet or cover around is about to be closed.
  @_disfavoredOverload
  public func dismissalConfirmationDialog(
    _ title: some StringProtocol, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    asking(String(title), shouldPresent, AnyView(actions()), nil)
  }

  /// Shows a dialog with a message when the sheet or cover around is about to be closed.
  @_disfavoredOverload
  public func dismissalConfirmationDialog(
    _ title: some StringProtocol, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    asking(String(title), shouldPresent, AnyView(actions()), AnyView(message()))
  }

  /// Shows a dialog when the sheet or cover around is about to be closed; the title's style is left out.
  public func dismissalConfirmationDialog(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> some View
  ) -> some View {
    asking(title.string, shouldPresent, AnyView(actions()), nil)
  }

  private func asking(
    _ title: String, _ isWanted: Bool, _ actions: AnyView, _ message: AnyView?
  ) -> some View {
    DismissalDialog(
      content: self, title: title, isWanted: isWanted, actions: actions, message: message)
  }
}
