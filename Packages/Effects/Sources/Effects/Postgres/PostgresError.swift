/// What PostgreSQL, or the way to it, has refused.
struct PostgresError: Error, Hashable {
  /// The five letters by which PostgreSQL knows it; empty where the way there has failed.
  var code: String
  /// For who runs the server, in PostgreSQL's language.
  var message: String

  init(code: String = "", _ message: String) {
    self.code = code
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: "; ")
  }

  /// Whether the disk of the database is full.
  var isFull: Bool { code == "53100" }

  /// Whether the connection is of no use any more, whatever comes next.
  var isFatal: Bool { code.isEmpty || code.hasPrefix("08") || code.hasPrefix("57P") }
}

/// That libpq is not there.
struct MissingLibrary: Error, Hashable {}
