/// What a container says of the items in it that a person picks up.
struct DragContainer {
  var payload: ([AnyHashable]) -> [Any] = { _ in [] }
  var selection: () -> [AnyHashable] = { [] }
}
