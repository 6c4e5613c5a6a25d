import CoreViews
import Synchronization

extension PageSession {
  /// Begins to tell a page what happens, from what it has seen; returns whether it could, as it may
  /// have gone to another process meanwhile.
  @discardableResult
  func attach(_ queue: OutboundQueue, epoch: String, seen: UInt64) -> Bool {
    guard served != nil, !isLeaving else { return false }
    use()
    self.queue?.close()
    self.queue = queue
    if !notices.isEmpty { Task { await publish() } }
    let last = max(told, min(seen, number))
    let missed = epoch == self.epoch ? sent.frames(after: seen, upTo: last) : nil
    guard let missed else {
      queue.push(ServerFrame(number: number, applied: stored, operations: [whole]).text)
      return true
    }
    // A frame without operations tells the page that it is connected.
    for text in missed { queue.push(text) }
    queue.push(ServerFrame(number: last, applied: stored, operations: []).text)
    return true
  }

  var whole: Operation { .whole(session: id, epoch: epoch, html: speaking { page.html }) }

  /// Lets go of what has left the page and is known to have.
  func letGo(_ views: any ViewSession) {
    speaking { views.letGo() }
    page.letGo()
    gatherFreeMemory()
  }

  /// Has the page ask the server for something, if one listens.
  func ask(for path: String) async {
    guard queue != nil else { return }
    asked.append(path)
    await publish()
  }

  func detach(_ queue: OutboundQueue) {
    usage.withLock { $0.last = .now }
    // The same page may have come back by another connection before this one was seen to end.
    if self.queue === queue { self.queue = nil }
  }

  /// The page for a browser that begins to show the session.
  func snapshot() -> PageSnapshot {
    usage.withLock { $0.last = .now }
    defer { (untold, notices) = ([], []) }
    return PageSnapshot(
      session: id, epoch: epoch, number: number, applied: stored, title: page.title,
      html: speaking { page.html }, shape: page.shape, controls: page.controls,
      place: shownPlace, notice: (untold + notices).joined(separator: " "),
      isAwaiting: page.isAwaiting)
  }
}

/// Has the C library gather what was freed now, while nobody waits.
///
/// glibc does so when it is asked for more than a kilobyte, which would be in the midst of the next
/// action: after a thousand rows that takes it three milliseconds.
private func gatherFreeMemory() {
  UnsafeMutableRawPointer.allocate(byteCount: 2_048, alignment: 16).deallocate()
}

/// A session's page at one moment.
struct PageSnapshot: Sendable {
  var session: String
  var epoch: String
  var number: UInt64
  var applied: UInt64
  var title: String
  var html: String
  /// What it can be told from others by; see ``Page/shape``.
  var shape: String
  /// The numbers of its controls.
  var controls: [UInt64]
  /// The place that it shows; nil for the start.
  var place: String?
  /// What a person is to be told who has no script.
  var notice: String
  /// Whether something is awaited, and nobody types meanwhile.
  var isAwaiting: Bool
}
