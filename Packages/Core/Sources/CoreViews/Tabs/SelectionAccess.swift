/// A binding to a selection, with its type hidden.
struct SelectionAccess {
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    set = { tag in
      if let value = tag as? Value { binding.wrappedValue = value }
    }
  }
}
