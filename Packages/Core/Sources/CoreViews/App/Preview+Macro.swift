/// Makes a preview of the views in the closure, which are compiled with the rest of the module.
///
/// ```
/// #Preview("Empty") {
///   BookView(store: Store(initialState: Book.State()) { Book() })
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CoreMacros", type: "PreviewMacro")

/// Makes a variable of a preview's closure a property of the view around: `@Previewable @State var`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "CoreMacros", type: "PreviewableMacro")
