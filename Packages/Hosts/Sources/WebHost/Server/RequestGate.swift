import NIOCore
import NIOHTTP1

/// Lets through only what the others on a connection can answer, and answers everything else itself:
/// requests that break the rules of HTTP, and upgrades that nobody offers.
///
/// It stands before them, so that no request gets two answers, of which NIO makes an end of the process.
/// Once a page speaks WebSocket it is gone.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Whether a request may open a socket.
  private let maySpeak: (HTTPRequestHead) -> Bool
  /// How many requests have no whole answer yet.
  private var waiting = 0
  /// Whether the answer to the first of them has begun.
  private var hasBegun = false
  /// Whether the body of the last of them is not whole yet.
  private var isInBody = false
  /// Whether nothing more is let through.
  private var isShut = false
  /// Whether the connection ends with the answer, as the other end knows no other way.
  private var endsWithAnswer = false

  init(maySpeak: @escaping (HTTPRequestHead) -> Bool) { self.maySpeak = maySpeak }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isShut else { return }
    guard case .head(var head) = unwrapInboundIn(data) else {
      if case .end = unwrapInboundIn(data) { isInBody = false }
      return context.fireChannelRead(data)
    }
    if let refusal = refusal(of: head) { return refuse(refusal, context) }
    waiting += 1
    isInBody = true
    if head.version == .http1_0 { endsWithAnswer = !head.isKeepAlive }
    if head.headers.contains(name: "expect") {
      head.headers.remove(name: "expect")
      // Not in the midst of another answer; whoever hears nothing goes on by himself.
      if waiting == 1 {
        let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
      }
    }
    // What is offered by nobody is not asked for.
    if !Self.asksForSocket(head) {
      head.headers.remove(name: "upgrade")
      head.headers.remove(name: "http2-settings")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isShut else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    guard case .end = unwrapOutboundIn(data) else {
      hasBegun = true
      return context.write(data, promise: promise)
    }
    waiting -= 1
    hasBegun = false
    guard endsWithAnswer else { return context.write(data, promise: promise) }
    let written = promise ?? context.eventLoop.makePromise()
    let channel = context.channel
    written.futureResult.whenComplete { _ in channel.close(promise: nil) }
    context.write(data, promise: written)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else { return context.fireErrorCaught(error) }
    refuse(Refusal(.badRequest), context, isOfBody: isInBody)
  }

  // MARK: Refusals

  private struct Refusal {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders = ["Connection": "close", "Content-Length": "0"]

    init(_ status: HTTPResponseStatus) { self.status = status }
  }

  /// Answers, unless others are to be answered before, and closes the connection.
  private func refuse(
    _ refusal: Refusal, _ context: ChannelHandlerContext, isOfBody: Bool = false
  ) {
    guard !isShut else { return }
    isShut = true
    let isNext = context.channel.isActive && !hasBegun && waiting == (isOfBody ? 1 : 0)
    guard isNext else { return context.close(promise: nil) }
    let head = HTTPResponseHead(
      version: .http1_1, status: refusal.status, headers: refusal.headers)
    let channel = context.channel
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }

  /// Why a request is not let through; nil if it is.
  private func refusal(of head: HTTPRequestHead) -> Refusal? {
    let hosts = head.headers["host"]
    let isHostWrong = hosts.contains { $0.contains { " \t/@?#\\,".contains($0) } }
    if hosts.count > 1 || isHostWrong || (hosts.isEmpty && head.version != .http1_0) {
      return Refusal(.badRequest)
    }
    let codings = head.headers[canonicalForm: "transfer-encoding"].map { $0.lowercased() }
    if !codings.isEmpty {
      guard codings.last == "chunked", head.version != .http1_0 else {
        return Refusal(.badRequest)
      }
      guard codings.count == 1 else { return Refusal(.notImplemented) }
    }
    if let expected = head.headers.first(name: "expect"), expected.lowercased() != "100-continue" {
      return Refusal(.expectationFailed)
    }
    return Self.asksForSocket(head) ? refusal(ofSocket: head) : nil
  }

  private static func asksForSocket(_ head: HTTPRequestHead) -> Bool {
    head.uri == Paths.live
      && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
  }

  private func refusal(ofSocket head: HTTPRequestHead) -> Refusal? {
    guard head.headers.first(name: "sec-websocket-version") == "13" else {
      var refusal = Refusal(.upgradeRequired)
      refusal.headers.add(name: "Sec-WebSocket-Version", value: "13")
      refusal.headers.add(name: "Upgrade", value: "websocket")
      return refusal
    }
    guard head.method == .GET, head.headers["sec-websocket-key"].count == 1 else {
      return Refusal(.badRequest)
    }
    return maySpeak(head) ? nil : Refusal(.forbidden)
  }
}
