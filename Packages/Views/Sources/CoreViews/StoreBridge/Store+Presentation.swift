@_spi(Views) internal import CoreArchitecture
internal import CoreCasePaths
@_spi(Views) internal import CoreDependencies
internal import IssueReporting

extension Store where State: ObservableState {
  func presentation<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: _SourceLocation
  ) -> Binding<Store<ChildState, ChildAction>?> {
    Binding(
      get: { self.scope(state: state, action: action) },
      set: { newValue in
        guard newValue == nil else { return }
        self.endPresentation(state, action, at: location)
      }
    )
  }

  private func endPresentation<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: _SourceLocation
  ) {
    guard withState({ $0[keyPath: state] != nil }),
      let id = scope(state: state, action: action)?.presentationID
    else { return }
    send(action(.dismiss))
    guard withState({ $0[keyPath: state] != nil }),
      scope(state: state, action: action)?.presentationID == id
    else { return }
    reportIssue(
      """
      A view ended the presentation of \(ChildState.self), but the state is still there, so it \
      stays on screen.

      No reducer took '\(PresentationAction<ChildAction>.self).dismiss'. Run the presented feature \
      with 'ifLet' on the '@Presents' property, or set the property to nil when that action comes.

      More: Documentation/Core.docc/Presentation.md#what-is-reported
      """, at: location)
  }
}

extension Store: PresentedItem {
  var presentedIdentity: AnyHashable {
    AnyHashable(PresentedStore(store: self, id: presentationID))
  }
}

/// Keeps the store while it is presented, so that each read of the binding finds the same one.
private struct PresentedStore<State, Action>: Hashable {
  let store: Store<State, Action>
  let id: AnyHashable
}
