/// A row of a ``Table``: its value, and what can be done with it.
public struct AnyTableRow<Value> {
  let value: Value
  var menu: AnyView?
}
