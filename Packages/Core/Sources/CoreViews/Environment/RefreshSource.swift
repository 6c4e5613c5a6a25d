/// The `refreshable(action:)` around; its modifier keeps it, so that the closure can be replaced.
final class RefreshSource: Equatable {
  var action: nonisolated(nonsending) () async -> Void

  init(_ action: nonisolated(nonsending) @escaping () async -> Void) { self.action = action }

  static func == (lhs: RefreshSource, rhs: RefreshSource) -> Bool { lhs === rhs }
}
