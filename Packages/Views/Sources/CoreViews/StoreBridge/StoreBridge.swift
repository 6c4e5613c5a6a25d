// What joins views and stores: bindings to stores, dialogs of states, kept and shared values, and
// the views of TCA's early years.
//
// BindingViewStore: BindingViewState.
// NavigationStackStore: NavigationLinkStore.
// Perception: WithPerceptionTracking.
// StoreSending: UIStoreSending.
// SwitchStore: CaseLet, CaseView.
// UIBinding: UIBindable.
