internal import CoreDependencies
public import Foundation

/// A picture that is loaded from a URL while the view is on screen.
///
/// ```
/// AsyncImage(url: boat.picture) { image in
///   image.resizable()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
///
/// Hosts show a picture by its label, which is the name of its file; the phases are real.
public struct AsyncImage<Content: View>: View {
  @State private var phase = AsyncImagePhase.empty
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// Makes a picture whose view a closure makes of each phase; the other arguments have no effect.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Makes a picture with a view of it, and another until it is there.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalView<Loaded, Placeholder> {
    self.init(url: url) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view of the present phase.
  public var body: some View { content(phase).task(id: url) { await load() } }

  private nonisolated(nonsending) func load() async {
    phase = .empty
    guard let url else { return }
    @Dependency(PictureLoader.self) var loader
    do {
      try await loader.picture(at: url)
      phase = .success(Image(url.deletingPathExtension().lastPathComponent))
    } catch {
      if !Task.isCancelled { phase = .failure(error) }
    }
  }
}

extension AsyncImage where Content == ConditionalView<Image, Color> {
  /// Makes a picture, with a gray area until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.gray })
  }
}
