@_spi(Hosts) import CoreViews
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// Files that people send to a session, and fetch from one.
extension WebResponder {
  /// Hands files of a form to the element that takes them.
  ///
  /// A page with script is told what has changed, and stays; without script it is shown again.
  func files(_ request: Request) async throws -> WebResponse {
    guard access.isOurs(request.head), let guest = access.guest(of: request.head) else {
      return .empty(.forbidden)
    }
    let answer = try await hub.uploads.pass(from: guest.client.address) {
      try await take(request, of: guest)
    }
    if let answer { return answer }
    var busy = WebResponse.html(
      PageDocument.message(
        hostText("Please come back in a moment"), hostText("Many files are being sent already."),
        link: hostText("Try again")),
      status: .serviceUnavailable)
    busy.headers[.retryAfter] = "5"
    return busy
  }

  private func take(_ request: Request, of guest: Guest) async throws -> WebResponse {
    let (body, isWhole) = try await collect(request, upTo: hub.settings.maxUpload)
    guard let type = request.headers[.contentType],
      let form = MultipartForm(body, contentType: type)
    else { return .empty(.badRequest) }
    let fields = PageForm(form.fields)
    guard let session = try await self.session(of: fields, by: guest.client) else {
      return .seeOther("/")
    }
    hub.metrics.add(to: .actions)
    let isLive = session.queue != nil
    let isKnown = await session.isPage(of: fields)
    var answer = WebResponse.empty(.noContent)
    if !isLive { answer = try await perform(fields, in: session, of: guest, request) }
    if !isKnown {
      return isLive ? .seeOther("/?~s=\(session.id)") : answer
    } else if isWhole {
      for (number, files) in form.files { await session.hand(files, to: number) }
    } else {
      let most = hub.settings.maxUpload.formatted(.byteCount(style: .memory))
      await session.refuseFiles {
        hostText("Files may have \(most) together. Choose smaller ones.")
      }
    }
    return answer
  }

  /// The bytes of a form, and whether these are all: what is more than may be is read and let go,
  /// so that the browser shows the answer.
  func collect(_ request: Request, upTo most: Int) async throws -> (Data, isWhole: Bool) {
    var body = Data()
    var count = 0
    let begin = ContinuousClock.now
    for try await buffer in request.body {
      count += buffer.readableBytes
      // Who sends a byte now and then keeps others from sending.
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      guard Double(count) > (seconds - 10) * 1_024 else { throw TooLarge() }
      guard count <= most else {
        guard count <= 8 * most else { throw TooLarge() }
        continue
      }
      body.append(contentsOf: buffer.readableBytesView)
    }
    return (body, count <= most)
  }

  /// That a request is larger than is read.
  struct TooLarge: Error {}

  /// The bytes of a file that a page offers, by the number of its element and its own name.
  func offer(_ path: String, _ request: Request) async throws -> WebResponse {
    let parts = path.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = UInt64(parts[0]),
      let client = access.client(of: request.head)
    else { return .empty(.notFound) }
    for session in await hub.registry.sessions(of: client.browser) {
      guard let offer = await session.element(number)?.traits.fileOffer, offer.token == parts[1]
      else { continue }
      let bytes = try Data(contentsOf: offer.file)
      await session.press(number)
      var answer = WebResponse.file(Array(bytes), type: offer.type)
      answer.headers[.cacheControl] = "no-store"
      let safe = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
      let name = offer.name.addingPercentEncoding(withAllowedCharacters: safe) ?? "file"
      answer.headers[.contentDisposition] = "attachment; filename*=UTF-8''\(name)"
      return answer
    }
    return .empty(.notFound)
  }
}
