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
