/// The main thread, as older code asks for it.
public struct UIScheduler: SystemScheduler {
  /// The one that there is.
  public static let shared = UIScheduler()
}
