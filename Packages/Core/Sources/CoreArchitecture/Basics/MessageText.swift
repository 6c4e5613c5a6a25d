internal import CustomDump
internal import Foundation

/// Returns an action as messages show it: its cases, without long or structured payloads.
///
/// For example `Feature.Action.rows(.element(id: 3, action: .tapped))`; values of more than 24
/// characters are left out.
@_spi(Views) public func debugName<Action>(of action: Action) -> String {
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

/// A type as it is written in source, without modules: `Feature.Action`, `Array<Feature.State>`.
@_spi(Views) public func typeName(_ type: Any.Type) -> String {
  var name = ""
  var path: [String] = []
  var component = ""
  var contextDepth = 0
  func endPath() {
    path.append(component)
    name += (path.count > 1 ? path.dropFirst() : path[...]).joined(separator: ".")
    (path, component) = ([], "")
  }
  for character in _typeName(type, qualified: true) {
    switch character {
    case "(" where component.isEmpty && !path.isEmpty:
      contextDepth += 1
    case ")" where contextDepth > 0:
      contextDepth -= 1
    case _ where contextDepth > 0:
      continue
    case ".":
      if !component.isEmpty { path.append(component) }
      component = ""
    case _ where character.isLetter || character.isNumber || character == "_":
      component.append(character)
    default:
      endPath()
      name.append(character)
    }
  }
  endPath()
  return name
}

/// Describes an error for messages.
///
/// Uses the error's own description if it has one, else a dump that begins with module and type.
@_spi(Views) public func debugDescription(of error: any Error) -> String {
  if type(of: error) is any CustomStringConvertible.Type { return "\(error)" }
  let dump = String(customDumping: error)
  let name = typeName(type(of: error))
  let module = _typeName(type(of: error), qualified: true).prefix { $0 != "." }
  return dump.hasPrefix(name) ? "\(module).\(dump)" : dump
}

extension String {
  /// The text with every line indented by two spaces, as messages show quoted values.
  @_spi(Views) public var indented: String { indented(by: 2) }

  /// The text with every line indented, empty ones aside.
  @_spi(Views) public func indented(by spaces: Int) -> String {
    let prefix = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : prefix + $0 }
      .joined(separator: "\n")
  }
}

extension String {
  /// A dump in which observed properties, stored as `_name`, have the names that the feature gives
  /// them.
  @_spi(Views) public var withoutStorageNames: String {
    guard contains("_") else { return self }
    return replacingOccurrences(
      of: #"(?m)^([ −+-]*)_([A-Za-z]\w*: )"#, with: "$1$2", options: .regularExpression)
  }
}
