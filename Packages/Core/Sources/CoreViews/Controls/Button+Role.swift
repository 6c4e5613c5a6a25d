internal import CoreArchitecture

extension Button where Label == Text {
  /// Makes a button whose title says what its role is.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    let title =
      switch role {
      case .destructive: ownText("Delete")
      case .cancel: ownText("Cancel")
      case .close: ownText("Close")
      case .confirm: ownText("OK")
      }
    self.init(role: role, action: action) { Text(verbatim: title) }
  }
}
