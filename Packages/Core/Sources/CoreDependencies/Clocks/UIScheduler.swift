internal import CoreToolchain
internal import Dispatch

/// The main thread, as older code asks for it.
public struct UIScheduler: SystemScheduler {
  /// The one that there is.
  public static let shared = UIScheduler()

  /// Runs work at once on the main actor, and soon there from elsewhere.
  public func schedule(_ work: @escaping () -> Void) {
    CurrentExecutor.isThat(of: MainActor.shared) ? work() : DispatchQueue.main.schedule(work)
  }
}
