import Logging
import NIOCore
import NIOWebSocket
import ServiceLifecycle

/// Serves the WebSocket of one page: frames of the page in order, and what its session says.
struct SocketConnection: Sendable {
  let hub: SessionHub
  let visitor: Visitor

  typealias Outbound = NIOAsyncChannelOutboundWriter<WebSocketFrame>

  func serve(_ socket: UpgradableChannel.Socket) async {
    hub.metrics.add(to: .sockets)
    await withGracefulShutdownHandler {
      try? await socket.executeThenClose { inbound, outbound in
        await withTaskGroup(of: Void.self) { group in
          let listener = Listener(hub: hub, visitor: visitor)
          let pulse = Pulse()
          let channel = socket.channel
          group.addTask { await pulse.watch(channel, every: hub.settings.pingEvery) }
          defer { group.cancelAll() }
          do {
            for try await frame in inbound {
              pulse.beat()
              guard frame.opcode != .ping || listener.allows() else {
                try await refuse(outbound, .policyViolation)
                break
              }
              guard let text = try await read(frame, outbound) else {
                if frame.opcode == .ping || frame.opcode == .pong { continue }
                break
              }
              switch await listener.hear(text) {
              case .begin(let outlet):
                pulse.begin()
                group.addTask { await send(outlet, to: outbound, closing: socket.channel) }
              case .goOn: continue
              case .refuse(let code):
                try await refuse(outbound, code)
                return await listener.end()
              }
            }
          } catch {}
          await listener.end()
        }
      }
    } onGracefulShutdown: {
      Task { await hub.registry.close() }
    }
  }

  private func send(
    _ outlet: Outlet, to outbound: Outbound, closing channel: any Channel
  ) async {
    do {
      for await text in outlet.frames {
        outlet.took(text)
        hub.metrics.add(text.utf8.count, to: .bytesOut)
        let data = ByteBuffer(string: text)
        try await outbound.write(WebSocketFrame(fin: true, opcode: .text, data: data))
      }
      try await refuse(outbound, .goingAway)
    } catch {}
    // Ends the listening, too.
    try? await channel.close()
  }

  /// The text of a frame; nil if it holds none, after it has been answered.
  private func read(_ frame: WebSocketFrame, _ outbound: Outbound) async throws -> String? {
    switch frame.opcode {
    case .text:
      let data = frame.unmaskedData
      hub.metrics.add(data.readableBytes, to: .bytesIn)
      guard let text = String(validating: data.readableBytesView, as: UTF8.self) else {
        try await refuse(outbound, .dataInconsistentWithMessage)
        return nil
      }
      return text
    case .ping:
      try await outbound.write(
        WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
      return nil
    case .connectionClose:
      try await outbound.write(
        WebSocketFrame(fin: true, opcode: .connectionClose, data: frame.unmaskedData))
      return nil
    case .pong: return nil
    default:
      try await refuse(outbound, .unacceptableData)
      return nil
    }
  }

  private func refuse(_ outbound: Outbound, _ code: WebSocketErrorCode) async throws {
    if code != .goingAway { hub.metrics.add(to: .refusedFrames) }
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
  }
}
