/// Where a database is: a URL as libpq takes it, also with several hosts.
struct PostgresAddress: Hashable, Sendable {
  /// Why an address is none, for a person to read.
  struct ValidationError: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// As it was written, which holds no password.
  let text: String

  /// Reads an address.
  ///
  /// Throws a ``ValidationError`` if it is none or holds a password, which others of the machine
  /// would see among the processes; throws ``MissingLibrary`` without libpq.
  init(_ text: String) throws {
    guard let library = LibPQ.shared else { throw MissingLibrary() }
    var flaw: UnsafeMutablePointer<CChar>?
    guard let options = library.parse(text, &flaw) else {
      defer { flaw.map { library.free($0) } }
      let reason = flaw.map { String(cString: $0) }?.filter { !$0.isNewline } ?? "it is too long"
      throw ValidationError(
        description:
          "That is no address of a database: \(reason). Write such as postgres://HOST/NAME.")
    }
    defer { library.freeOptions(options) }
    var option = options.assumingMemoryBound(to: LibPQ.Option.self)
    while let keyword = option.pointee.keyword {
      if String(cString: keyword) == "password", option.pointee.value != nil {
        throw ValidationError(
          description: """
            All users of this machine can read a password in an address. Write it to a file that \
            PGPASSFILE names, or set PGPASSWORD.
            """)
      }
      option += 1
    }
    self.text = text
  }
}
