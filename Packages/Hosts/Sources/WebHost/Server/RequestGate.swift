import HTTPTypes
import NIOCore
import NIOHTTP1

/// Lets through only what the others on a connection can answer, and answers everything else
/// itself: requests that break the rules of HTTP, and upgrades that nobody offers.
///
/// It stands before them, so that no request gets two answers, of which NIO makes an end of the
/// process. Once a page speaks WebSocket it is gone.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Whether a request may open a socket.
  private let maySpeak: (HTTPRequestHead) -> Bool
  /// How the last request begins.
  private let start: RequestStart
  /// How many requests have no whole answer yet.
  private var waiting = 0
  /// Whether the answer to the first of them has begun.
  private var hasBegun = false
  /// Whether the body of the last of them is not whole yet.
  private var isInBody = false
  /// After how many answers the connection ends, and what is said last; nil while it goes on.
  private var end: (left: Int, refusal: RequestError?)?
  /// Whether nothing more is said.
  private var isShut = false

  init(start: RequestStart, maySpeak: @escaping (HTTPRequestHead) -> Bool) {
    self.start = start
    self.maySpeak = maySpeak
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard end == nil || isInBody else { return }
    guard case .head(let head) = unwrapInboundIn(data) else {
      if case .end = unwrapInboundIn(data) {
        isInBody = false
        start.begin()
      }
      return context.fireChannelRead(data)
    }
    do {
      let admitted = try head.admitted(maySpeak: maySpeak)
      waiting += 1
      isInBody = true
      if !head.isKeepAlive { end = (waiting, nil) }
      // Not in the midst of another answer; whoever hears nothing goes on by himself.
      if head.awaitsGoingOn, waiting == 1 {
        let goOn = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(goOn)), promise: nil)
      }
      context.fireChannelRead(wrapInboundOut(.head(admitted)))
    } catch {
      finish(context, after: waiting, with: error)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isShut else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    context.write(data, promise: promise)
    guard case .end = unwrapOutboundIn(data) else { return hasBegun = true }
    waiting -= 1
    hasBegun = false
    guard let end else { return }
    self.end?.left -= 1
    if end.left == 1 { shut(context) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    guard isInBody else { return finish(context, after: waiting, with: refusal(for: error)) }
    isInBody = false
    // What is answered already, or about to be, is not answered again.
    let isAnswered = waiting == 0 || (waiting == 1 && hasBegun)
    finish(
      context, after: isAnswered ? waiting : waiting - 1,
      with: isAnswered ? nil : RequestError(.badRequest))
  }

  /// What is said to who breaks off within a head; nil if more has come than was to.
  private func refusal(for error: HTTPParserError) -> RequestError? {
    switch error {
    case .closedConnection: nil
    case .invalidMethod where start.hasMethod: RequestError(.notImplemented)
    case .headerOverflow: RequestError(start.isLong ? .uriTooLong : .requestHeaderFieldsTooLarge)
    default: RequestError(.badRequest)
    }
  }

  /// Ends the connection after so many answers, and lets nothing more through.
  private func finish(
    _ context: ChannelHandlerContext, after left: Int, with refusal: RequestError?
  ) {
    guard !isShut, end?.refusal == nil else { return }
    end = (left, refusal)
    if left == 0 { shut(context) }
  }

  /// Says what is to be said last, and closes the connection.
  private func shut(_ context: ChannelHandlerContext) {
    isShut = true
    guard context.channel.isActive else { return context.close(promise: nil) }
    if let refusal = end?.refusal {
      let head = HTTPResponseHead(
        version: .http1_1, status: refusal.status, headers: refusal.headers)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.end(nil)), promise: nil)
    }
    context.flush()
    context.close(promise: nil)
  }
}

/// Keeps how a request begins, for the answer to one that breaks off there.
final class RequestStart: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private static let kept = 64
  private var bytes: [UInt8] = []
  /// How many bytes of its first line have come, and whether these are all.
  private var (length, isWhole) = (0, false)

  /// Begins with the next bytes.
  func begin() { (bytes, length, isWhole) = ([], 0, false) }

  /// Whether its first line is longer than NIO reads.
  var isLong: Bool { length > 80 * 1_024 }

  /// Whether it begins with what can be a method.
  var hasMethod: Bool {
    let word = String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    return HTTPRequest.Method(word) != nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isWhole {
      let view = unwrapInboundIn(data).readableBytesView
      // Empty lines may come before.
      let new = bytes.isEmpty ? view.drop { $0 == 0x0D || $0 == 0x0A } : view
      let line = new.firstIndex(of: 0x0A).map { new[..<$0] } ?? new
      (length, isWhole) = (length + line.count, line.endIndex < new.endIndex)
      bytes += line.prefix(Self.kept - bytes.count)
    }
    context.fireChannelRead(data)
  }
}
