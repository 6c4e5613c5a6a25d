internal import IssueReporting

/// Reports that a store was read while its reducer was changing the state.
func reportReadWhileReducing<State, Action>(_: State.Type, _ action: Action) {
  reportIssue(
    """
    A store's state was read while the store's own reducer was processing an action:

      Action:
    \(debugName(of: action).indented(by: 4))
      State:
    \(typeName(State.self).indented(by: 4))

    What is read may be half done. The reducer, or something it calls, has captured the store. Use \
    the 'state' that the reducer is given, and let an effect do what needs the store.

    More: Documentation/Core.docc/Stores.md#reading-within-a-reducer
    """)
}
