// Properties of views that last or read: state, environment, focus, and what this module's own
// views keep.
//
// FocusState: AccessibilityFocusState.
// FocusedValue: FocusedBinding.
// SessionProperties: DraggedItem, StoredObject, SessionTasks.

internal import Foundation
internal import IssueReporting

/// A value that a view owns and that lasts while the view stays mounted in its place.
///
/// ```
/// struct Stopwatch: View {
///   @State private var seconds = 0
///
///   var body: some View {
///     Button("\(seconds) s") { seconds += 1 }
///   }
/// }
/// ```
///
/// A body that reads it is evaluated again when it is written. It is read and written on the
/// session's actor only.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Gives the value that the state has when the view is mounted.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Gives the value that the state has when the view is mounted, in an initializer of the view.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value; a write before the view is mounted is reported and lost.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial }
    nonmutating set {
      if let storage { storage.write(newValue) } else { reportNotMounted() }
    }
  }

  /// A binding to the value, to be handed to controls and child views.
  public var projectedValue: Binding<Value> {
    guard let storage else {
      return Binding(get: { [initial] in initial }, set: { [self] _ in reportNotMounted() })
    }
    return Binding(get: { storage.read() }, set: { storage.write($0) })
  }

  /// Connects the property with the value that its mounted view keeps; called by the view layer
  /// only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    if let kept = slot as? StateStorage<Value> {
      storage = kept
    } else {
      let new = StateStorage(initial, runtime: node.runtime)
      storage = new
      slot = new
    }
  }

  private func reportNotMounted() {
    reportIssue(
      """
      A `@State` value of type \(Value.self) was set before its view was on screen, so the new \
      value is lost. Give the value its start in the initializer with `State(initialValue:)`, or \
      set it in `onAppear`.

      More: Documentation/Core.docc/WritingViews.md#what-is-reported
      """
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// The value of one `State` of a mounted view, with the nodes that have read it.
final class StateStorage<Value> {
  private var value: Value
  private var isWritten = false
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
    isWritten = true
    let readers = readers
    self.readers = []
    for reader in readers { queue.insert(reader) }
  }
}

extension StateStorage: SlotValue {
  /// Not so for what may hold an object, which changes without being written.
  var isAsAtFirst: Bool { !isWritten && (_isPOD(Value.self) || Value.self is any Encodable.Type) }
}

extension StateStorage: ArchivedValue {
  var archived: [UInt8]? {
    guard let value = read() as? any Encodable else { return nil }
    return (try? JSONEncoder().encode(value)).map(Array.init)
  }

  /// Reads a value that was kept; nil if it is of another type by now.
  static func value(from archived: [UInt8]) -> Value? {
    guard let type = Value.self as? any Decodable.Type else { return nil }
    return (try? JSONDecoder().decode(type, from: Data(archived))) as? Value
  }
}

extension StateStorage<EditMode> {
  /// Returns what makes a mode of its own, at first inactive.
  static func editing(in runtime: GraphRuntime) -> () -> Binding<EditMode> {
    { [unowned runtime] in
      let mode = StateStorage(.inactive, runtime: runtime)
      return Binding(get: { mode.read() }, set: { mode.write($0) })
    }
  }
}
