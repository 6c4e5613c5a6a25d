import CCurl
import Foundation

/// The transfers that run on one thread, each in the hands of libcurl.
final class Exchanges {
  private struct Exchange {
    let transfer: Transfer
    let headers: Curl.Handle?
    let errorText: UnsafeMutablePointer<CChar>
  }

  let bell: Bell
  private let curl: Curl
  private let multi: Curl.Handle
  private var running: [Curl.Handle: Exchange] = [:]

  init(_ curl: Curl, connectionsPerHost: Int?) throws(TransferFailure.Reason) {
    guard let multi = curl.makeMulti() else { throw .noLibrary("curl_multi_init has failed") }
    if let connectionsPerHost { curl.setConnectionsPerHost(of: multi, connectionsPerHost) }
    (self.curl, self.multi) = (curl, multi)
    bell = Bell(curl: curl, multi: multi)
  }

  deinit {
    for handle in running.keys { finish(handle) }
    _ = curl.freeMulti(multi)
  }

  var isEmpty: Bool { running.isEmpty }

  func perform(_ command: TransferLoop.Command) {
    switch command {
    case .start(let transfer):
      if !transfer.isOver { start(transfer) }
    case .resume(let transfer):
      if let handle = handle(of: transfer) { _ = curl.go(handle, 0) }
    case .end(let transfer):
      if let handle = handle(of: transfer) { finish(handle) }
    }
  }

  /// Moves all transfers on, as far as they can go now.
  func advance() {
    var count: Int32 = 0
    _ = curl.perform(multi, &count)
    while let message = curl.nextMessage(multi, &count) {
      guard message.pointee.kind == Curl.done, let handle = message.pointee.handle else { continue }
      end(handle, message.pointee.result.code)
    }
  }

  /// Waits until there is something to do, or the time is over.
  func wait(_ milliseconds: Int32) { _ = curl.poll(multi, nil, 0, milliseconds, nil) }

  private func handle(of transfer: Transfer) -> Curl.Handle? {
    running.first { $0.value.transfer === transfer }?.key
  }

  private func start(_ transfer: Transfer) {
    guard let handle = curl.makeHandle() else {
      return transfer.end(.failed(.noLibrary("curl_easy_init has failed")))
    }
    let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Curl.errorSize)
    errorText.initialize(repeating: 0, count: Curl.errorSize)
    let headers = curl.list(transfer.request.headerLines)
    running[handle] = Exchange(transfer: transfer, headers: headers, errorText: errorText)
    curl.set(.httpHeader, of: handle, UnsafeRawPointer(headers))
    curl.set(.errorBuffer, of: handle, UnsafeRawPointer(errorText))
    curl.set(transfer.request, of: handle)
    curl.set(transfer, of: handle)
    let code = curl.add(multi, handle)
    if code != 0 { end(handle, code) }
  }

  private func end(_ handle: Curl.Handle, _ code: Int32) {
    guard let exchange = running[handle] else { return }
    let transfer = exchange.transfer
    let text = String(cString: exchange.errorText)
    transfer.end(
      code == 0
        ? .whole
        : .failed(.init(code: code, text: text, hasHead: transfer.hasHead)))
    finish(handle)
  }

  private func finish(_ handle: Curl.Handle) {
    guard let exchange = running.removeValue(forKey: handle) else { return }
    _ = curl.remove(multi, handle)
    curl.free(handle)
    curl.freeList(exchange.headers)
    exchange.errorText.deallocate()
  }
}

extension HTTPRequest {
  /// What libcurl takes as headers; what would end a line is left out.
  fileprivate var headerLines: [String] {
    var headers = headers
    if !sharesConnections { headers["Connection"] = "close" }
    // Else a body that is not small would wait for a second.
    if body != nil { headers["Expect"] = "" }
    return headers.map { header in
      let (name, value) = (header.key.ofOneLine, header.value.ofOneLine)
      return value.isEmpty ? "\(name)\(name == "Expect" ? ":" : ";")" : "\(name): \(value)"
    }
  }
}

extension String {
  fileprivate var ofOneLine: String { filter { !$0.isNewline && $0 != "\0" } }
}

extension Curl {
  fileprivate func list(_ lines: [String]) -> Handle? {
    lines.reduce(nil) { list, line in line.withCString { append(list, $0) } ?? list }
  }

  fileprivate func set(_ request: HTTPRequest, of handle: Handle) {
    set(.url, of: handle, request.url.absoluteString)
    set(.pathAsIs, of: handle, 1)
    // All encodings that the library knows.
    set(.acceptEncoding, of: handle, "")
    set(.suppressConnectHeaders, of: handle, 1)
    if request.isLocal { set(.proxy, of: handle, "") }
    if let trust = request.trust { set(.caInfo, of: handle, trust) }
    set(.noSignal, of: handle, 1)
    // Else who is given up while a name is looked up would hold up all others.
    set(.quickExit, of: handle, 1)
    set(.sockOptFunction, of: handle) { _, socket, _ in
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      return 0
    }
    if request.sharesConnections {
      set(.pipeWait, of: handle, 1)
    } else {
      set(.freshConnect, of: handle, 1)
      set(.forbidReuse, of: handle, 1)
    }
    if request.patience > 0 {
      set(.lowSpeedLimit, of: handle, 1)
      set(.lowSpeedTime, of: handle, request.patience)
    }
    if let body = request.body {
      set(.postFieldSizeLarge, of: handle, size: body.count)
      // Without an address, libcurl would read the standard input.
      body.withUnsafeBytes { bytes in
        if let address = bytes.baseAddress, !bytes.isEmpty {
          set(.copyPostFields, of: handle, address)
        } else {
          set(.copyPostFields, of: handle, "")
        }
      }
    }
    if request.method == "HEAD" { set(.noBody, of: handle, 1) }
    if request.method != "GET" { set(.customRequest, of: handle, request.method) }
  }

  /// Has a handle give what comes to a transfer, which has to live until the handle is freed.
  fileprivate func set(_ transfer: Transfer, of handle: Handle) {
    let context = UnsafeRawPointer(Unmanaged.passUnretained(transfer).toOpaque())
    set(.headerData, of: handle, context)
    set(.headerFunction, of: handle) { bytes, size, count, context in
      taken(bytes, size * count, context) { $0.receive(line: $1) }
    }
    set(.writeData, of: handle, context)
    set(.writeFunction, of: handle) { bytes, size, count, context in
      taken(bytes, size * count, context) { $0.receive($1) }
    }
  }
}

/// How many bytes the transfer takes, as libcurl wants to be told.
private func taken(
  _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
  receive: (Transfer, UnsafeRawBufferPointer) -> Reception.Reply
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  switch receive(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) {
  case .goOn: return count
  case .pause: return Curl.pause
  // Any other number than that of the bytes.
  case .stop: return count == 0 ? 1 : 0
  }
}

/// Wakes the thread that waits for transfers.
///
/// libcurl allows other threads this one call; the loop forgets the bell before it frees what it
/// rings.
struct Bell: @unchecked Sendable {
  let curl: Curl
  let multi: Curl.Handle

  func ring() { _ = curl.wake(multi) }
}
