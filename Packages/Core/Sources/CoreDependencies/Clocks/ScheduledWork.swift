/// Work that a scheduler was given: it runs once, or never when it is cancelled before.
@_spi(Combine) public final class ScheduledWork: Sendable {
  private struct Contents {
    var work: UncheckedSendable<() -> Void>?
    var leave: (@Sendable () -> Void)?
  }

  private let contents: Locked<Contents>

  init(_ work: @escaping () -> Void) {
    contents = Locked(Contents(work: UncheckedSendable(work)))
  }

  /// Runs the work, unless it has run or was cancelled.
  func run() {
    let work = contents.withLock { contents in
      contents.leave = nil
      return contents.work.take()
    }
    work?.value()
  }

  /// Has a closure called when the work is cancelled, so that whoever keeps it lets it go.
  func onCancel(_ leave: @escaping @Sendable () -> Void) {
    contents.withLock { if $0.work != nil { $0.leave = leave } }
  }

  /// Drops the work; does nothing if it has run.
  public func cancel() {
    let (work, leave) = contents.withLock { contents in
      (contents.work.take(), contents.leave.take())
    }
    withExtendedLifetime(work) { leave?() }
  }
}
