/// A preview that `#Preview` has made.
@MainActor
public protocol _PreviewSource {
  /// The preview.
  static var preview: Preview { get }
}
