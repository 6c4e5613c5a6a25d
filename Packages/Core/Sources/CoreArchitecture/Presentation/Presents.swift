/// Holds the optional state of a child feature that is presented while the state is not nil.
///
/// ```swift
/// @ObservableState struct State { @Presents var detail: Detail.State? }
/// enum Action { case detail(PresentationAction<Detail.Action>) }
/// var body: some ReducerOf<Self> {
///   EmptyReducer().ifLet(\.$detail, action: \.detail) { Detail() }
/// }
/// ```
///
/// Applied to a property of an ``ObservableState()`` type. The projection, `$detail`, is the
/// ``PresentationState`` that `ifLet` takes.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "CoreMacros", type: "PresentsMacro")
