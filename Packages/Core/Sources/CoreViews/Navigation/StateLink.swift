internal import CoreDependencies

/// The state of the screen that a link pushes onto a stack driven by a store.
struct StateLink {
  let state: Any?
  let location: _SourceLocation

  func push(upon stack: ScreenStack?) {
    guard let state else { return }
    guard let push = stack?.pushState else {
      return report(
        state,
        """
        there is no `NavigationStack(path:root:destination:)` with a store around the link. Put \
        the link inside such a stack, or send an action that appends the state to the path.
        """)
    }
    if !push(state) {
      report(
        state,
        """
        the path of the `NavigationStack` around it holds another type. Link to the state of one \
        of its screens, such as `Path.State.detail(…)`.
        """)
    }
  }

  private func report(_ state: Any, _ reason: String) {
    reportIssue(
      """
      A link could not push a screen of \(type(of: state)): \(reason)

      More: Documentation/Core.docc/Stacks.md#the-view
      """, at: location)
  }
}
