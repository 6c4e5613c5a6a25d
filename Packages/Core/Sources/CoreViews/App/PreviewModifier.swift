/// Circumstances that several previews have in common, such as data or an environment.
///
/// ```
/// struct Moored: PreviewModifier {
///   static func makeSharedContext() async throws -> Harbour { try await Harbour.sample() }
///   func body(content: Content, context: Harbour) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(Moored())) { BerthsView() }
/// ```
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The view of a preview.
  associatedtype Body: View
  /// The view that is previewed.
  typealias Content = AnyView

  /// Makes what the previews share; each preview calls it once.
  @MainActor static func makeSharedContext() async throws -> Context
  /// Returns the view of a preview.
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}
