internal import Foundation

/// Why a state of a former process cannot be gone on with.
struct StateError: Error {
  /// The end of a sentence that begins with the state's name.
  let reason: String

  private init(_ reason: String) { self.reason = reason }

  /// Reads a state as JSON; fields that it does not have are those of the first state.
  static func decode<State>(_ json: String?, first: State) throws(StateError) -> State {
    guard let type = State.self as? any Decodable.Type, let json else {
      throw StateError("it is not Codable")
    }
    var text = Data(json.utf8)
    while true {
      do {
        guard let state = try JSONDecoder().decode(type, from: text) as? State else {
          throw StateError("it is another type")
        }
        return state
      } catch let error as DecodingError {
        guard let more = filled(text, after: error, from: first) else { throw StateError(error) }
        text = more
      } catch {
        throw StateError("\(error)")
      }
    }
  }

  /// Returns the JSON with one field more, if that is what it lacks and the first state has it.
  private static func filled<State>(
    _ text: Data, after error: DecodingError, from first: State
  ) -> Data? {
    guard case .keyNotFound(let key, let context) = error, let first = first as? any Encodable,
      let source = try? JSONSerialization.jsonObject(with: JSONEncoder().encode(first)),
      let json = try? JSONSerialization.jsonObject(with: text),
      let filled = filled(json, from: source, at: (context.codingPath + [key])[...])
    else { return nil }
    return try? JSONSerialization.data(withJSONObject: filled)
  }

  private static func filled(
    _ json: Any, from source: Any, at path: ArraySlice<any CodingKey>
  ) -> Any? {
    guard let key = path.first else { return nil }
    if let index = key.intValue, var list = json as? [Any], let other = source as? [Any] {
      guard list.indices.contains(index), other.indices.contains(index),
        let value = filled(list[index], from: other[index], at: path.dropFirst())
      else { return nil }
      list[index] = value
      return list
    }
    let name = key.stringValue
    guard var fields = json as? [String: Any], let value = (source as? [String: Any])?[name] else {
      return nil
    }
    if path.count == 1 {
      guard fields[name] == nil else { return nil }
      fields[name] = value
    } else {
      guard let inner = fields[name],
        let value = filled(inner, from: value, at: path.dropFirst())
      else { return nil }
      fields[name] = value
    }
    return fields
  }

  private init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init("its field \(Self.name(context.codingPath + [key])) is new")
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      self.init("its field \(Self.name(context.codingPath)) has another type")
    case .dataCorrupted(let context):
      self.init("its field \(Self.name(context.codingPath)) has another form")
    @unknown default: self.init("it has another form")
    }
  }

  /// A path such as `rows[3].title`, without the underscores of stored properties.
  private static func name(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue.trimmingPrefix("_")
      }
    }
  }
}
