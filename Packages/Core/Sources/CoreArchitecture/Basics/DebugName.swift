/// Returns an action as messages show it: its cases, without long or structured payloads.
///
/// For example `Feature.Action.rows(.element(id: 3, action: .tapped))`; values of more than 24
/// characters are left out.
package func debugName<Action>(of action: Action) -> String {
  typeName(Action.self) + caseName(of: action)
}

/// Returns the name of the case that a value is in.
func caseLabel(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

private func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "" }
  guard let payload = mirror.children.first else { return ".\(value)" }
  return ".\(payload.label ?? "")(\(payloadName(of: payload.value)))"
}

/// Returns a value as messages show it within an action.
func payloadName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    return caseName(of: value)
  case .tuple:
    return mirror.children
      .map { child in
        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + payloadName(of: child.value)
      }
      .joined(separator: ", ")
  default:
    let text = "\(value)"
    return text.count <= 24 && !text.contains("\n") ? text : "…"
  }
}
