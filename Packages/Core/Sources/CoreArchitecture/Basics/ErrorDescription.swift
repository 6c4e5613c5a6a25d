internal import CustomDump

/// Describes an error for messages.
///
/// Uses the error's own description if it has one, else a dump that begins with module and type.
package func debugDescription(of error: any Error) -> String {
  if type(of: error) is any CustomStringConvertible.Type { return "\(error)" }
  let dump = String(customDumping: error)
  let name = typeName(type(of: error))
  let module = _typeName(type(of: error), qualified: true).prefix { $0 != "." }
  return dump.hasPrefix(name) ? "\(module).\(dump)" : dump
}
