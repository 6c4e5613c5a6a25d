import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import Synchronization

/// A connection that speaks HTTP, and WebSocket once a page has asked for it.
struct UpgradableChannel: HTTPChannelHandler {
  typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  typealias Plain = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

  enum Kind: Sendable {
    case http(Plain)
    case socket(Socket, Client)
  }

  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let kind: EventLoopFuture<Kind>
  }

  /// How long a connection may take to say what it wants.
  static let patience = TimeAmount.seconds(30)

  let responder: Responder
  let encryption: (any Encryption)?
  let maxFrame: Int
  /// Who may open a socket with such a request from an address; nil refuses it.
  let guest: @Sendable (HTTPRequestHead, _ peer: String) -> Guest?
  /// Serves a socket until it ends.
  let serve: @Sendable (Socket, Client) async -> Void

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      // What nobody takes for so long goes to nobody, also where nothing else would tell.
      _ = channel.setOption(.tcpOption(.userTimeout), value: 40_000)
      try channel.pipeline.syncOperations.addHandler(LingeringEnd())
      try encryption?.begin(on: channel)
      let isSecure = encryption != nil
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Kind>(
        upgraders: [upgrader],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers([
              HTTP1ToHTTPServerCodec(secure: isSecure),
              HTTPConnectionStateHandler(idleTimeout: .seconds(60), logger: logger),
            ])
            return .http(
              try Plain(
                wrappingChannelSynchronously: channel,
                configuration: .init(isOutboundHalfClosureEnabled: true)))
          }
        })
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: upgrade)
      configuration.enableErrorHandling = false
      let kind = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      let (guest, peer) = (guest, channel.peer)
      try QuiescingHandler.watch(channel) { guest($0, peer) != nil }
      let patience = channel.eventLoop.scheduleTask(in: Self.patience) {
        channel.close(promise: nil)
      }
      kind.whenComplete { _ in patience.cancel() }
      return Value(channel: channel, kind: kind)
    }
  }

  private var upgrader: NIOTypedWebSocketServerUpgrader<Kind> {
    let (maxFrame, guest) = (maxFrame, guest)
    // Asked once, as a browser may get a new name.
    let admitted = Mutex<Client?>(nil)
    return NIOTypedWebSocketServerUpgrader(
      maxFrameSize: maxFrame,
      shouldUpgrade: { channel, head in
        let guest = head.uri == Paths.live ? guest(head, channel.peer) : nil
        admitted.withLock { $0 = guest?.client }
        let cookie = guest?.cookie.map { [("Set-Cookie", $0.value)] } ?? []
        return channel.eventLoop.makeSucceededFuture(guest.map { _ in HTTPHeaders(cookie) })
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          _ = pipeline.removeHandler(try pipeline.handler(type: RequestStart.self))
          _ = pipeline.removeHandler(try pipeline.handler(type: RequestGate.self))
          try channel.pipeline.syncOperations.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
              maxAccumulatedFrameSize: maxFrame))
          let socket = try Socket(wrappingChannelSynchronously: channel)
          let nobody = Client(browser: "", address: channel.peer)
          return .socket(socket, admitted.withLock { $0 } ?? nobody)
        }
      })
  }

  func handle(value: Value, logger: Logger) async {
    await withTaskCancellationHandler {
      switch try? await value.kind.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .socket(let channel, let client): await serve(channel, client)
      case nil: try? await value.channel.close()
      }
    } onCancel: {
      value.channel.close(promise: nil)
    }
  }
}

extension NIOBSDSocket.Option {
  /// TCP_USER_TIMEOUT, a name that Glibc keeps from Swift: after how many milliseconds without an
  /// answer a connection is lost.
  fileprivate static let userTimeout = NIOBSDSocket.Option(rawValue: 18)
}

extension Channel {
  /// The address at the other end; empty if it has none.
  var peer: String { remoteAddress?.ipAddress ?? "" }
}

/// What proves the server's name to browsers, and keeps others from reading along.
package protocol Encryption: Sendable {
  /// Makes a new connection speak TLS; called on its event loop.
  func begin(on channel: any Channel) throws
}
