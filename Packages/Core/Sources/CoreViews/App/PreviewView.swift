/// The views of a preview, made once, when they are shown.
struct PreviewView: View {
  let preview: Preview
  @State private var made = MadePreview()

  var body: some View { made.content(of: preview) }
}

private final class MadePreview {
  private var content: AnyView?

  func content(of preview: Preview) -> AnyView {
    if let content { return content }
    let made = MainActor.assumeIsolated { IsolatedContent(content: preview.content) }.content
    content = made
    return made
  }
}
