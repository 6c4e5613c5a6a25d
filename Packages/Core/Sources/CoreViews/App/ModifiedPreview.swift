/// A preview in circumstances that are made before it is shown.
@MainActor struct ModifiedPreview<Modifier: PreviewModifier>: @MainActor View {
  @State private var context: Modifier.Context?
  @State private var failure = ""
  let modifier: Modifier
  let content: AnyView

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else if !failure.isEmpty {
      Text(verbatim: failure)
    } else {
      ProgressView().task { await load() }
    }
  }

  private func load() async {
    do { context = try await Modifier.makeSharedContext() } catch { failure = "\(error)" }
  }
}
