/// A type as it is written in source, without modules: `Feature.Action`, `Array<Feature.State>`.
package func typeName(_ type: Any.Type) -> String {
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
