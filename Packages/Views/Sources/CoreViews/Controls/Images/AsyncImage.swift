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
/// A page draws the picture, which it has from its own server; other hosts show its label, the name
/// of its file. A picture that is shown elsewhere already is there at once.
public struct AsyncImage<Content: View>: View {
  @State private var phase = AsyncImagePhase.empty
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Makes a picture whose view a closure makes of each phase; a point is `scale` of its pixels
  /// wide.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Makes a picture with a view of it, and another until it is there.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalView<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view of the present phase.
  public var body: some View { content(phase).task(id: url) { await load() } }

  private nonisolated(nonsending) func load() async {
    guard let url else {
      phase = .empty
      return
    }
    @Dependency(PictureLoader.self) var loader
    let label = Text(verbatim: url.deletingPathExtension().lastPathComponent)
    if let picture = loader.shown(at: url, scale: scale) {
      phase = .success(Image(picture, label: label))
      return
    }
    phase = .empty
    do {
      let picture = try await loader.picture(at: url, scale: scale)
      phase = .success(Image(picture, label: label))
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

/// How far the loading of an ``AsyncImage`` is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded, if that is so.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
