/// The values that a view says while the focus is within it.
final class FocusedScope: Equatable {
  let outer: FocusedScope?
  var change: (inout FocusedValues) -> Void = { _ in }

  init(outer: FocusedScope?) { self.outer = outer }

  static func == (lhs: FocusedScope, rhs: FocusedScope) -> Bool { lhs === rhs }

  func collect(into values: inout FocusedValues) {
    outer?.collect(into: &values)
    change(&values)
  }
}

extension EnvironmentValues {
  private enum FocusedScopeKey: EnvironmentKey {
    static var defaultValue: FocusedScope? { nil }
  }

  var focusedScope: FocusedScope? {
    get { self[FocusedScopeKey.self] }
    set { self[FocusedScopeKey.self] = newValue }
  }
}
