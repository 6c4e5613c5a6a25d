internal import Observation

/// The values around the focus, for the views of a session that read them.
final class FocusedValuesBoard: Observable {
  private let registrar = ObservationRegistrar()
  private var known = FocusedValues()
  /// What views say of the scene, wherever the focus is.
  private var scene: [Element.ID: FocusedScope] = [:]

  /// The scope of the focused element.
  var innermost: FocusedScope? { didSet { if innermost !== oldValue { refresh() } } }

  /// The values; a view that reads them in its body is evaluated again when they change.
  var values: FocusedValues {
    registrar.access(self, keyPath: \.known)
    return known
  }

  func setScene(_ scope: FocusedScope?, by id: Element.ID) {
    scene[id] = scope
    refresh()
  }

  /// Collects the values anew, and tells who reads them if one is another.
  func refresh() {
    var values = FocusedValues()
    for (_, scope) in scene.sorted(by: { $0.key < $1.key }) { scope.collect(into: &values) }
    innermost?.collect(into: &values)
    guard !values.looksLike(known) else { return known = values }
    registrar.withMutation(of: self, keyPath: \.known) { known = values }
  }
}
