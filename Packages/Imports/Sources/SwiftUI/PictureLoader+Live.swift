import Core

extension PictureLoader: @retroactive DependencyKey {
  /// Loads by `URLSession`, and takes a status of success only.
  public static var liveValue: PictureLoader {
    PictureLoader { try await PictureTransfer($0).data() }
  }
}
