/// Transfers a value to the actor that owns it from then on.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  // Unchecked: the sending side never touches the value again.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
