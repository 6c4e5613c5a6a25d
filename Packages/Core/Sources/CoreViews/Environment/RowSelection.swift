/// The selection of the list around, for its rows.
///
/// The node of the list keeps it, so that its binding can be replaced in place.
final class RowSelection {
  var access: Access

  /// A binding to what is selected, with its type hidden.
  struct Access {
    let get: () -> Set<AnyHashable>
    /// Selects the row with a tag, or no longer.
    let toggle: (AnyHashable) -> Void
    /// Whether a tag has the type of the selection.
    let takes: (AnyHashable) -> Bool
    /// Whether several rows may be selected.
    let isOfMany: Bool
  }

  init(_ access: Access) { self.access = access }
}

extension RowSelection.Access {
  /// At most one row.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    get = { Set(binding.wrappedValue.map { [AnyHashable(unwrapping: $0)] } ?? []) }
    takes = { $0.base is Value }
    isOfMany = false
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      binding.wrappedValue = binding.wrappedValue == value ? nil : value
    }
  }

  /// Any number of rows.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    get = { Set(binding.wrappedValue.map { AnyHashable(unwrapping: $0) }) }
    takes = { $0.base is Value }
    isOfMany = true
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      var selection = binding.wrappedValue
      if selection.remove(value) == nil { selection.insert(value) }
      binding.wrappedValue = selection
    }
  }
}
