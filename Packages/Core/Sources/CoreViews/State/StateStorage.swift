/// The value of one `State` of a mounted view, with the nodes that have read it.
final class StateStorage<Value> {
  private var value: Value
  private var readers: Set<Element.ID> = []
  private let queue: InvalidationQueue
  private let tracking: TrackingContext

  init(_ value: Value, runtime: GraphRuntime) {
    self.value = value
    queue = runtime.queue
    tracking = runtime.tracking
  }

  func read() -> Value {
    if let reader = tracking.reader { readers.insert(reader) }
    return value
  }

  /// Keeps a value, and evaluates the views that have read the former one, unless it is equal or
  /// the same object.
  func write(_ newValue: Value) {
    let isSame =
      Value.self is AnyObject.Type
      ? (newValue as AnyObject) === (value as AnyObject) : areEqual(newValue, value)
    value = newValue
    if isSame { return }
    let readers = readers
    self.readers = []
    for reader in readers { queue.insert(reader) }
  }
}
