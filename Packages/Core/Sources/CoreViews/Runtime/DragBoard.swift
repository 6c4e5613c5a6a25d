internal import Observation

/// What a person has picked up in a session, for the views that take it.
final class DragBoard: Observable {
  private let registrar = ObservationRegistrar()
  private var item: Any?

  /// What was picked up; a body that asks follows it.
  var pickedUp: Any? {
    get {
      registrar.access(self, keyPath: \.item)
      return item
    }
    set { registrar.withMutation(of: self, keyPath: \.item) { item = newValue } }
  }
}
