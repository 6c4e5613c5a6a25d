/// Holds the state of a feature that is shown while it is not nil.
///
/// Applied to an optional property of an ``ObservableState()`` type. The projection, `$child`, is
/// what `ifLet` composes the feature with.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "CoreMacros", type: "PresentsMacro")
