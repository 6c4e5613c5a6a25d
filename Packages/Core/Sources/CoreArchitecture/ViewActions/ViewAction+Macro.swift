/// Lets a view send its feature's view actions, and only those.
///
/// The view has a `store` of the feature and sends with `send(.tapped)`. Sending to the store
/// itself draws a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "CoreMacros", type: "ViewActionMacro")
where R.Action: ViewAction
