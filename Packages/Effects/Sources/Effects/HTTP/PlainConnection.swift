#if canImport(FoundationNetworking)
  import Foundation

  /// A TCP connection whose calls block until they are done or the interrupt fires.
  struct PlainConnection: ~Copyable {
    private static let blockSize = 16 * 1024

    private let socket: Int32
    private let interrupt: Interrupt

    /// Connects to the first address of the URL's host that takes the connection.
    init(to url: URL, interrupt: Interrupt) throws(TransferFailure) {
      self.interrupt = interrupt
      let host = (url.host ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
      var hints = addrinfo()
      hints.ai_protocol = Int32(IPPROTO_TCP)
      var addresses: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(url.port ?? 80)", &hints, &addresses) == 0 else {
        throw .hostUnknown
      }
      defer { freeaddrinfo(addresses) }
      var next = addresses
      while let address = next?.pointee {
        if let socket = try Self.connect(to: address, interrupt) {
          self.socket = socket
          return
        }
        next = address.ai_next
      }
      throw .cannotConnect
    }

    deinit { close(socket) }

    /// Sends all bytes, or stops if the other end takes no more; its answer may still be read.
    func send(_ bytes: [UInt8]) throws(TransferFailure) {
      var rest = bytes[...]
      while !rest.isEmpty {
        try Self.wait(for: POLLOUT, socket, interrupt)
        let count = rest.withUnsafeBytes {
          Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count >= 0 || Self.isTemporary(errno) else { return }
        rest = rest.dropFirst(max(count, 0))
      }
    }

    /// The next bytes; empty at the end of the connection.
    func receive() throws(TransferFailure) -> [UInt8] {
      while true {
        try Self.wait(for: POLLIN, socket, interrupt)
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.blockSize) { buffer, initialized in
          let count = recv(socket, buffer.baseAddress, buffer.count, 0)
          failure = count < 0 ? errno : nil
          initialized = max(count, 0)
        }
        guard let failure else { return bytes }
        guard Self.isTemporary(failure) else { throw .interrupted }
      }
    }

    /// A socket that is connected to the address, nil if nothing there takes the connection.
    private static func connect(
      to address: addrinfo, _ interrupt: Interrupt
    ) throws(TransferFailure) -> Int32? {
      let socket = Foundation.socket(address.ai_family, address.ai_socktype, address.ai_protocol)
      guard socket >= 0 else { return nil }
      do {
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        if Foundation.connect(socket, address.ai_addr, address.ai_addrlen) == 0 { return socket }
        if errno == EINPROGRESS {
          try wait(for: POLLOUT, socket, interrupt)
          var (failure, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
          getsockopt(socket, SOL_SOCKET, SO_ERROR, &failure, &size)
          if failure == 0 { return socket }
        }
        close(socket)
        return nil
      } catch {
        close(socket)
        throw error
      }
    }

    private static func isTemporary(_ failure: Int32) -> Bool {
      failure == EAGAIN || failure == EINTR
    }

    /// Waits until the socket is ready; throws when the interrupt comes first.
    private static func wait(
      for event: some BinaryInteger, _ socket: Int32, _ interrupt: Interrupt
    ) throws(TransferFailure) {
      var waits = [
        pollfd(fd: socket, events: Int16(event), revents: 0),
        pollfd(fd: interrupt.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      while poll(&waits, 2, -1) < 0 {
        guard errno == EINTR else { throw .interrupted }
      }
      if waits[1].revents != 0 { throw .interrupted }
    }
  }
#endif
