import Logging
import NIOCore
import NIOWebSocket
import ServiceLifecycle

/// Serves the WebSocket of one page: frames of the page in order, and what its session says.
struct SocketConnection: Sendable {
  let hub: SessionHub
  let client: Client

  typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketFrame>

  func serve(_ socket: UpgradableChannel.Socket) async {
    hub.metrics.add(to: .sockets)
    await withGracefulShutdownHandler {
      try? await socket.executeThenClose { inbound, outbound in
        await withTaskGroup(of: Void.self) { group in
          let listener = Listener(hub: hub, client: client)
          let (pulse, channel) = (Pulse(), socket.channel)
          group.addTask { await pulse.watch(channel, every: hub.settings.pingEvery) }
          do {
            try await hear(inbound, outbound, pulse, by: listener) { queue in
              group.addTask { await send(queue, to: outbound, pulse, closing: channel) }
            }
          } catch let flaw as NIOWebSocketFrameAggregator.Error {
            try? await end(outbound, flaw.code, pulse)
          } catch {}
          await listener.end()
          group.cancelAll()
        }
      }
    } onGracefulShutdown: {
      Task { await hub.registry.close() }
    }
  }

  /// Hears what the page says until it ends, or is refused.
  private func hear(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, _ outbound: Outbound, _ pulse: Pulse,
    by listener: Listener, begin: (OutboundQueue) -> Void
  ) async throws {
    for try await frame in inbound {
      pulse.beat()
      guard frame.opcode != .ping || listener.allows() else {
        return try await end(outbound, .policyViolation, pulse)
      }
      guard let text = try await read(frame, outbound, pulse) else {
        if frame.opcode == .ping || frame.opcode == .pong { continue }
        return
      }
      switch await listener.hear(text) {
      case .begin(let queue):
        pulse.begin()
        begin(queue)
      case .goOn: continue
      case .refuse(let code): return try await end(outbound, code, pulse)
      }
    }
  }

  private func send(
    _ queue: OutboundQueue, to outbound: Outbound, _ pulse: Pulse, closing channel: any Channel
  ) async {
    do {
      for await text in queue.frames {
        queue.took(text)
        hub.metrics.add(text.utf8.count, to: .bytesOut)
        let data = ByteBuffer(string: text)
        try await outbound.write(WebSocketFrame(fin: true, opcode: .text, data: data))
      }
      try await end(outbound, .goingAway, pulse)
    } catch {}
    // Ends the listening, too.
    try? await channel.close()
  }

  /// The text of a frame; nil if it holds none, after it has been answered.
  private func read(
    _ frame: WebSocketFrame, _ outbound: Outbound, _ pulse: Pulse
  ) async throws -> String? {
    switch frame.opcode {
    case .text:
      let data = frame.unmaskedData
      hub.metrics.add(data.readableBytes, to: .bytesIn)
      guard let text = String(validating: data.readableBytesView, as: UTF8.self) else {
        try await end(outbound, .dataInconsistentWithMessage, pulse)
        return nil
      }
      return text
    case .ping:
      try await outbound.write(
        WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
      return nil
    case .connectionClose:
      try await end(outbound, Self.answer(to: frame.unmaskedData), pulse)
      return nil
    case .pong: return nil
    case .binary:
      try await end(outbound, .unacceptableData, pulse)
      return nil
    default:
      try await end(outbound, .protocolError, pulse)
      return nil
    }
  }

  /// The code that answers an end: the same, unless that is none; nil for none.
  private static func answer(to end: ByteBuffer) -> WebSocketErrorCode? {
    var end = end
    guard end.readableBytes > 0 else { return nil }
    guard let number = end.readInteger(as: UInt16.self) else { return .protocolError }
    guard String(validating: end.readableBytesView, as: UTF8.self) != nil else {
      return .dataInconsistentWithMessage
    }
    let isCode = [1_000...1_003, 1_007...1_014, 3_000...4_999].contains { $0.contains(number) }
    return isCode ? WebSocketErrorCode(codeNumber: Int(number)) : .protocolError
  }

  /// Says once why the connection ends.
  private func end(
    _ outbound: Outbound, _ code: WebSocketErrorCode?, _ pulse: Pulse
  ) async throws {
    guard pulse.mayEnd() else { return }
    if code != .goingAway, code != .normalClosure, code != nil {
      hub.metrics.add(to: .refusedFrames)
    }
    var data = ByteBuffer()
    if let code { data.write(webSocketErrorCode: code) }
    try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
  }
}

extension NIOWebSocketFrameAggregator.Error {
  /// What the other end is told of parts that make no whole.
  fileprivate var code: WebSocketErrorCode {
    switch self {
    case .accumulatedFrameSizeIsTooLarge, .tooManyFragments: .messageTooLarge
    default: .protocolError
    }
  }
}
