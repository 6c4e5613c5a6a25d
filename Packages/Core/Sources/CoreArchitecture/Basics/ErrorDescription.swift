internal import CustomDump

/// An error as messages show it: what it says of itself, or else a dump whose type says in which
/// module and type it is declared.
package func debugDescription(of error: any Error) -> String {
  if type(of: error) is any CustomStringConvertible.Type { return "\(error)" }
  let dump = String(customDumping: error)
  let name = typeName(type(of: error))
  let module = _typeName(type(of: error), qualified: true).prefix { $0 != "." }
  return dump.hasPrefix(name) ? "\(module).\(dump)" : dump
}
