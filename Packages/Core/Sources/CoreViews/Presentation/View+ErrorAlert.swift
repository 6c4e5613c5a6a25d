public import Foundation

extension View {
  /// Shows an alert about an error while the binding is true and there is one.
  ///
  /// Its title is what the error says has happened; what to do about it is the message.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(
      isPresented: isPresented, error: error, actions: { _ in actions() },
      message: { Text($0.recoverySuggestion ?? "") })
  }

  /// Shows an alert with a message about an error while the binding is true and there is one.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View {
    alert(
      error?.errorDescription ?? error?.localizedDescription ?? "", isPresented: isPresented,
      presenting: error, actions: actions, message: message)
  }
}
