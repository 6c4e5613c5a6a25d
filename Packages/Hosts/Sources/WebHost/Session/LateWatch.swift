@_spi(Hosts) import CoreArchitecture
import Effects
import Foundation
import Logging

/// Tells of reducers and views that do not return, and ends what keeps them waiting.
///
/// Nothing in Swift can stop them. So their thread goes on, behind all others, another one takes
/// its place, and their session is let go: it begins again without the action, for which its person
/// is told.
struct LateWatch: Sendable {
  let underWay: UnderWay
  let registry: SessionRegistry
  /// After how long a session is let go.
  let limit: Duration
  /// Whether all sessions run on the main actor, so that one that does not return ends them all.
  let isOnMainActor: Bool
  let metrics: Metrics
  let logger: Logger

  /// After how long it is told.
  static let patience = Duration.seconds(2)

  /// Watches from a thread of its own, as all others may be kept waiting.
  func begin() {
    let thread = Thread { [self] in watch() }
    thread.name = "late actions"
    thread.start()
  }

  private func watch() {
    var (told, ended): (Set<UInt64>, Set<UInt64>) = ([], [])
    while true {
      Thread.sleep(forTimeInterval: 0.5)
      for work in underWay.late(Self.patience) where told.insert(work.id).inserted { tell(work) }
      for work in underWay.late(limit) where ended.insert(work.id).inserted { end(work) }
    }
  }

  private func tell(_ work: UnderWay.Work) {
    metrics.add(to: .late)
    logger.error("An action has not returned for two seconds", metadata: metadata(of: work))
    if !isOnMainActor { SessionThreads.shared.replace(work.thread) }
  }

  private func end(_ work: UnderWay.Work) {
    let name = work.trace.current
    logger.critical(
      "An action did not return, so its session begins again without it",
      metadata: metadata(of: work))
    Task {
      await registry.abandon(work.fault, name)
      guard isOnMainActor else { return }
      logger.critical("All sessions of this program run on the main actor, so the process ends.")
      exit(70)
    }
  }

  private func metadata(of work: UnderWay.Work) -> Logger.Metadata {
    work.fault.metadata.merging(work.trace.current?.metadata ?? [:]) { first, _ in first }
  }
}
