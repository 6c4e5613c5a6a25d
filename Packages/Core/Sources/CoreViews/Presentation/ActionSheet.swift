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
