import HTTPTypes
import NIOCore

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
