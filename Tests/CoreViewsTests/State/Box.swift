import CoreViews
import Observation

/// An observable value with a binding to it.
@Observable
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Bindable(self).value }
}
