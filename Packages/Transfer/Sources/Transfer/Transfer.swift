// Requests over HTTP, by libcurl on one thread.
//
// Exchanges: Bell.
// HTTPAnswer: HTTPBody, HTTPStream.
// HTTPHead: HeadReader.
// HTTPRequest: Trust.

import Synchronization

/// One request and its answer, between the loop's thread, which receives, and the tasks that take.
final class Transfer: Sendable {
  private struct State {
    var reception = Reception()
    /// Rises with each change, so that who has looked knows whether to look again.
    var changes = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let request: HTTPRequest
  private let state = Mutex(State())

  init(_ request: HTTPRequest) { self.request = request }

  private var loop: TransferLoop { request.sharesConnections ? .shared : .separate }

  /// Sends the request, and returns the head as soon as it is there; call it once.
  func head() async throws -> HTTPHead {
    try Task.checkCancellation()
    loop.send(.start(self))
    return try await next { try $0.head() }
  }

  /// What has come of the body since the last time; empty at its end.
  func bytes() async throws -> [UInt8] {
    let taken = try await next { try $0.take() }
    if taken.resumes { loop.send(.resume(self)) }
    return taken.bytes
  }

  /// Closes the connection, unless the transfer has ended.
  func cancel() {
    if change({ $0.end(.cancelled) }) { loop.send(.end(self)) }
  }

  private func change<Result: Sendable>(
    _ body: (inout Reception) -> Result
  ) -> Result {
    typealias Waiting = [CheckedContinuation<Void, Never>]
    let (result, waiting) = state.withLock { state -> (Result, Waiting) in
      let result = body(&state.reception)
      guard state.reception.isNews else { return (result, []) }
      state.changes += 1
      defer { state.waiting = [] }
      return (result, state.waiting)
    }
    for waiting in waiting { waiting.resume() }
    return result
  }

  /// Waits until something can be taken; throws how the transfer has ended.
  private func next<Value: Sendable>(
    _ take: @Sendable (inout Reception) throws -> Value?
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      while true {
        let (value, seen) = try look(take)
        if let value { return value }
        await withCheckedContinuation { waiting in
          let isNews = state.withLock { state in
            if state.changes == seen { state.waiting.append(waiting) }
            return state.changes != seen
          }
          if isNews { waiting.resume() }
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func look<Value: Sendable>(
    _ take: @Sendable (inout Reception) throws -> Value?
  ) throws -> (Value?, Int) {
    do {
      return try state.withLock { (try take(&$0.reception), $0.changes) }
    } catch let reason as TransferFailure.Reason {
      throw TransferFailure(reason: reason, url: request.url)
    }
  }
}

/// What the loop's thread calls.
extension Transfer {
  func receive(line: UnsafeRawBufferPointer) -> Reception.Reply {
    change { $0.receive(line: line) }
  }

  func receive(_ bytes: UnsafeRawBufferPointer) -> Reception.Reply {
    change { $0.receive(bytes) }
  }

  func end(_ end: Reception.End) { _ = change { $0.end(end) } }

  var hasHead: Bool { state.withLock(\.reception.hasHead) }
  var isOver: Bool { state.withLock { $0.reception.end != nil } }
}
