public import CoreArchitecture
public import CoreCasePaths

/// Dialogs about some data, with titles in the person's language or made already.
extension View {
  /// Shows an alert about some data while the binding is true and there is data.
  public func alert<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> some View {
    alert(Text(title).string, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message about some data, while the binding is true and there is data.
  public func alert<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> some View {
    alert(
      Text(title).string, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows an alert about some data; the title's style is left out.
  public func alert<Data>(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> some View {
    alert(title._title.string, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a message about some data; the title's style is left out.
  public func alert<Data>(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> some View {
    alert(
      title._title.string, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows a dialog about some data while the binding is true and there is data.
  public func confirmationDialog<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title).string, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows a dialog with a message about some data, while the binding is true and there is data.
  public func confirmationDialog<Data>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title).string, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows a dialog about some data; the title's style is left out.
  public func confirmationDialog<Data>(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title._title.string, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows a dialog with a message about some data; the title's style is left out.
  public func confirmationDialog<Data>(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: (Data) -> some View,
    @ViewBuilder message: (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title._title.string, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows a dialog that offers choices while the binding is true; the title's style is left out.
  public func confirmationDialog(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    confirmationDialog(title._title.string, isPresented: isPresented, actions: actions)
  }

  /// Shows a dialog with choices and a message; the title's style is left out.
  public func confirmationDialog(
    _ title: some _ShownTitle & _Weighty, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    confirmationDialog(
      title._title.string, isPresented: isPresented, actions: actions, message: message)
  }
}
