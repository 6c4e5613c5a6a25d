internal import Foundation

/// A bound value as text, for a field.
struct ValueText {
  let get: () -> String
  /// Whether a text stands for the value that there is.
  let isCurrent: (String) -> Bool
  /// Takes the value that a text stands for; returns false if it stands for none.
  let set: (String) -> Bool

  init<Value>(
    _ value: Binding<Value>, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) {
    get = { format(value.wrappedValue) }
    isCurrent = { text in
      guard let new = parse(text) else { return false }
      return format(new) == format(value.wrappedValue)
    }
    set = { text in
      guard let new = parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }
}
