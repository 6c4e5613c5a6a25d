/// Tells views that hold controls from others by their types, without mounting them.
enum ControlKind {
  static func holdsControls(_ type: (some View).Type) -> Bool {
    if let parts = type as? any ControlParts.Type { return parts.holdControls }
    if type is any ControlView.Type || type is any FieldView.Type { return true }
    func holds<Body: View>(_ body: Body.Type) -> Bool {
      Body.self != Never.self && holdsControls(body)
    }
    return holds(type.Body.self)
  }
}
