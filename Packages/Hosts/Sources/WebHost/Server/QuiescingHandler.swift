import NIOCore
import NIOHTTP1

/// Closes a connection that fails while it is about to end.
///
/// NIO would answer it with an error after its last answer, and takes that for a fault of the
/// program.
final class QuiescingHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private var isEnding = false

  /// Puts one where it hears the end and every error before the others do, and a gate behind it;
  /// called on the event loop.
  static func watch(
    _ channel: any Channel, maySpeak: @escaping (HTTPRequestHead) -> Bool
  ) throws {
    let pipeline = channel.pipeline.syncOperations
    let start = RequestStart()
    try pipeline.addHandler(
      start,
      position: .before(pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)))
    try pipeline.addHandlers(
      [Self(), RequestGate(start: start, maySpeak: maySpeak)],
      position: .before(pipeline.handler(type: HTTPServerPipelineHandler.self)))
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { isEnding = true }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if isEnding || !context.channel.isActive {
      context.close(promise: nil)
    } else {
      context.fireErrorCaught(error)
    }
  }
}

/// Ends a connection so that the other end hears what was said last, also while it still sends.
///
/// Where bytes wait that nobody has read, a system resets a connection that is closed, and what is
/// on its way is lost. So this first says that nothing more will come, and lets go of what does,
/// until the other end is done or has had its time.
final class LingeringEnd: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = IOData

  /// How long the other end may take, and how many bytes it may send.
  static let (patience, most) = (TimeAmount.seconds(2), 16_777_216)

  /// Whether the other end is done, or the whole server ends.
  private var isDone = false
  /// What is told of the end, once it has been asked for.
  private var ended: EventLoopPromise<Void>?
  private var left = LingeringEnd.most
  private var limit: Scheduled<Void>?

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all, !isDone, context.channel.isActive else {
      return context.close(mode: mode, promise: promise)
    }
    if let ended { return ended.futureResult.cascade(to: promise) }
    let ended = context.eventLoop.makePromise(of: Void.self)
    ended.futureResult.cascade(to: promise)
    self.ended = ended
    let finish = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    limit = context.eventLoop.scheduleTask(in: Self.patience) {
      let (handler, context) = finish.value
      handler.finish(context)
    }
    context.close(mode: .output, promise: nil)
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard ended != nil else { return context.fireChannelRead(data) }
    left -= unwrapInboundIn(data).readableBytes
    if left < 0 { finish(context) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if ended == nil { context.fireChannelReadComplete() } else { context.read() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed || event is ChannelShouldQuiesceEvent {
      isDone = true
      if ended != nil { return finish(context) }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if ended == nil { context.fireErrorCaught(error) } else { finish(context) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    limit?.cancel()
    ended?.succeed()
    context.fireChannelInactive()
  }

  private func finish(_ context: ChannelHandlerContext) {
    limit?.cancel()
    context.close(promise: nil)
  }
}
