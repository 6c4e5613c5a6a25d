import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// What serves pages whose WebSocket is blocked, and browsers without script.
extension WebResponder {
  /// Tells a page what happens, as server-sent events.
  func events(_ request: Request) async throws -> WebResponse {
    let query = request.uri.queryParameters
    guard let guest = access.guest(of: request.head),
      let text = query["hello"].map(String.init)?.removingPercentEncoding,
      case .hello(let hello) = ClientFrame(text)
    else { return .empty(.forbidden) }
    let (session, queue) = try await hub.attach(hello, of: guest.client, by: .passing)
    var answer = WebResponse(
      headers: [
        .contentType: "text/event-stream", .cacheControl: "no-store",
        HTTPField.Name("X-Accel-Buffering")!: "no",
      ],
      body: stream(queue, of: session))
    if let cookie = guest.cookie { answer.headers.append(cookie) }
    return answer
  }

  /// The frames of a session, until its page or the session ends.
  private func stream(_ queue: OutboundQueue, of session: PageSession) -> ResponseBody {
    let metrics = hub.metrics
    let interval = hub.settings.pingEvery
    return ResponseBody { writer in
      // A proxy sees that something comes, and the system that nobody takes it.
      let pulse = Task {
        while (try? await Task.sleep(for: interval)) != nil { queue.push("") }
      }
      defer { pulse.cancel() }
      do {
        for await frame in queue.frames {
          queue.took(frame)
          guard !frame.isEmpty else {
            try await writer.write(ByteBuffer(string: ":\n\n"))
            continue
          }
          metrics.add(frame.utf8.count, to: .bytesOut)
          try await writer.write(ByteBuffer(string: "data: \(frame)\n\n"))
        }
      } catch {
        await session.detach(queue)
        throw error
      }
      await session.detach(queue)
      try await writer.finish(nil)
    }
  }

  /// Carries out the actions that a page has posted, a frame a line after the session's name and
  /// that of the graph that the page's ids are of.
  func send(_ request: Request) async throws -> WebResponse {
    guard access.isOurs(request.head), let client = access.client(of: request.head) else {
      return .empty(.forbidden)
    }
    let lines = try await body(of: request).split(separator: "\n").map(String.init)
    let address = lines.first?.split(separator: " ").map(String.init) ?? []
    guard let name = address.first, let session = try await hub.registry.find(name, of: client)
    else { return .empty(.notFound) }
    // What was meant for the views of a process that is gone would go to others.
    guard address.count == 2, await session.epoch == address[1] else { return .empty(.conflict) }
    for line in lines.dropFirst() {
      guard await session.allows(hub.settings.maxActions) else {
        hub.metrics.add(to: .refusedFrames)
        return .empty(.tooManyRequests)
      }
      guard case .action(let action) = ClientFrame(line) else {
        hub.metrics.add(to: .refusedFrames)
        return .empty(.badRequest)
      }
      hub.metrics.add(to: .actions)
      await session.perform(action, of: session.queue?.page)
    }
    return .empty(.noContent)
  }

  /// Carries out what a form has sent, and shows the page again.
  func act(_ request: Request) async throws -> WebResponse {
    guard access.isOurs(request.head), let guest = access.guest(of: request.head) else {
      return .empty(.forbidden)
    }
    let form = PageForm(try await body(of: request))
    guard let session = try await session(of: form, by: guest.client) else {
      return .seeOther("/")
    }
    hub.metrics.add(to: .actions)
    return try await perform(form, in: session, of: guest, request)
  }

  /// Carries out a form, and leads back to the page.
  ///
  /// The answer has a cookie that nobody else knows: with it the browser gets a new name where
  /// somebody has logged in by this form, now or with one of the next pages.
  func perform(
    _ form: PageForm, in session: PageSession, of guest: Guest, _ request: Request
  ) async throws -> WebResponse {
    var client = guest.client
    let page = Token.make(bytes: 16)
    client.page = page
    var session = session
    while await !session.perform(await session.steps(of: form), of: page) {
      // It went to another process in the meantime.
      guard let again = try await self.session(of: form, by: guest.client) else {
        return .seeOther("/")
      }
      session = again
    }
    let cookies = access.cookies(of: request.head)
    var answer = WebResponse.seeOther("/?~s=\(session.id)")
    answer.headers.append(cookies.field(.acted, page))
    if let name = await hub.registry.newName(of: client) {
      answer.headers.append(access.cookie(naming: name, cookies))
    } else if let cookie = guest.cookie {
      answer.headers.append(cookie)
    }
    return answer
  }

  /// The session that a form was shown by; once that is over, one that begins where it was.
  ///
  /// Somebody may fill in a form for hours, and sessions that nobody has used are over sooner.
  func session(of form: PageForm, by client: Client) async throws -> PageSession? {
    guard let name = form.session, Token.isOne(name, bytes: 12) else { return nil }
    if let session = try await hub.registry.find(name, of: client) { return session }
    return try await hub.registry.make(for: client, at: form.place)
  }

  private func body(of request: Request) async throws -> String {
    let (body, isWhole) = try await collect(request, upTo: hub.settings.maxFrame)
    guard isWhole else { throw TooLarge() }
    return String(decoding: body, as: UTF8.self)
  }
}
