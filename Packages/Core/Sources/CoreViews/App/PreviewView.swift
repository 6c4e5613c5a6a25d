/// The views of a preview, made when they are shown.
struct PreviewView: View {
  let preview: Preview

  var body: some View {
    let preview = preview
    return MainActor.assumeIsolated { IsolatedContent(content: preview.content) }.content
  }
}
