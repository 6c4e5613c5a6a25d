import NIOCore
import NIOHTTP1

/// Closes a connection that fails while it is about to end.
///
/// NIO would answer it with an error after its last answer, and takes that for a fault of the program.
final class EndOfConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private var isEnding = false

  /// Puts one where it hears the end and every error before the others do, and a gate behind it; called
  /// on the event loop.
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
