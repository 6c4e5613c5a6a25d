internal import CoreArchitecture

/// An alert with one or two buttons, as `alert(isPresented:content:)` shows it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with a button to end it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Makes a button that runs an action and ends the alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Makes a button that ends the alert without a choice.
    public static func cancel(
      _ label: Text? = nil, action: (() -> Void)? = nil
    ) -> Button {
      Button(label: label ?? Text(ownText("Cancel")), role: .cancel, action: action ?? {})
    }

    /// Makes a button whose action destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

extension [Alert.Button] {
  /// The buttons as views.
  var views: AnyView {
    AnyView(
      ForEach(indices, id: \.self) { index in
        CoreViews.Button(role: self[index].role, action: self[index].action) {
          self[index].label
        }
      })
  }
}

/// A dialog with choices, as `actionSheet(isPresented:content:)` shows it.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of the dialog.
  public typealias Button = Alert.Button

  /// Makes a dialog; without a button to cancel, it gets one.
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an alert while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modified(
      by: ModalModifier(
        kind: .alert,
        presentation: Presentation(isPresented: isPresented) { content().buttons.views },
        title: { content().title.string },
        message: { content().message.map { AnyView($0) } ?? .nothing }))
  }

  /// Shows an alert about an item while there is one; pressing any of its buttons makes it nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    itemDialog(
      .alert, item, { content($0).title }, { content($0).buttons.views },
      message: { content($0).message.map { AnyView($0) } ?? .nothing })
  }

  /// Shows a dialog with choices while the binding is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modified(
      by: ModalModifier(
        kind: .confirmationDialog,
        presentation: Presentation(isPresented: isPresented) { content().buttons.views },
        title: { content().title.string },
        message: { content().message.map { AnyView($0) } ?? .nothing }))
  }

  /// Shows a dialog with choices about an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    itemDialog(
      .confirmationDialog, item, { content($0).title }, { content($0).buttons.views },
      message: { content($0).message.map { AnyView($0) } ?? .nothing })
  }
}
