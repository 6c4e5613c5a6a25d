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
