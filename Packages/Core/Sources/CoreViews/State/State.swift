internal import IssueReporting

/// A value that a view owns. It lasts for as long as the view stays mounted in its place.
///
/// Reading it in a body makes that body follow its changes. Read and written on the session's
/// actor only.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set {
      if let location { location.write(newValue) } else { reportNotMounted() }
    }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else {
      return Binding(get: { [initial] in initial }, set: { [self] _ in reportNotMounted() })
    }
    return Binding(get: { location.read() }, set: { location.write($0) })
  }

  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    if let kept = slot as? StateLocation<Value> {
      location = kept
    } else {
      let new = StateLocation(initial, runtime: node.runtime)
      location = new
      slot = new
    }
  }

  private func reportNotMounted() {
    reportIssue(
      """
      A `@State` value of type \(Value.self) was set before its view was on screen, so the new \
      value is lost. Give the value its start in the initializer with `State(initialValue:)`, or \
      set it in `onAppear`.
      """
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a mounted view keeps one `State`; remembers which nodes have read it.
final class StateLocation<Value> {
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

  func write(_ newValue: Value) {
    value = newValue
    let readers = readers
    self.readers = []
    for reader in readers { queue.insert(reader) }
  }
}
