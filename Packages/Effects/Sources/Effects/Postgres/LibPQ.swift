import Glibc

/// The functions of libpq that are used.
///
/// They are looked for when a connection is first wanted, so that what keeps nothing in PostgreSQL
/// is built and run without it.
struct LibPQ: Sendable {
  typealias Text = UnsafePointer<CChar>
  typealias Texts = UnsafePointer<Text?>
  typealias Connection = OpaquePointer
  typealias Result = OpaquePointer

  let connect: @Sendable @convention(c) (Texts, Texts, CInt) -> Connection?
  let parse:
    @Sendable @convention(c) (Text, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
      -> UnsafeMutableRawPointer?
  let freeOptions: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void
  let status: @Sendable @convention(c) (Connection) -> CInt
  let errorMessage: @Sendable @convention(c) (Connection) -> Text?
  let finish: @Sendable @convention(c) (Connection) -> Void
  let socket: @Sendable @convention(c) (Connection) -> CInt
  let setNonBlocking: @Sendable @convention(c) (Connection, CInt) -> CInt
  let enterPipelineMode: @Sendable @convention(c) (Connection) -> CInt
  let pipelineSync: @Sendable @convention(c) (Connection) -> CInt
  let send:
    @Sendable @convention(c) (
      Connection, Text, CInt, UnsafePointer<UInt32>?, Texts?, UnsafePointer<CInt>?,
      UnsafePointer<CInt>?, CInt
    ) -> CInt
  let flush: @Sendable @convention(c) (Connection) -> CInt
  let consumeInput: @Sendable @convention(c) (Connection) -> CInt
  let isBusy: @Sendable @convention(c) (Connection) -> CInt
  let result: @Sendable @convention(c) (Connection) -> Result?
  let notification: @Sendable @convention(c) (Connection) -> UnsafeMutableRawPointer?
  let free: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void
  let resultStatus: @Sendable @convention(c) (Result) -> CInt
  let errorField: @Sendable @convention(c) (Result, CInt) -> Text?
  let rowCount: @Sendable @convention(c) (Result) -> CInt
  let columnCount: @Sendable @convention(c) (Result) -> CInt
  let value: @Sendable @convention(c) (Result, CInt, CInt) -> Text?
  let length: @Sendable @convention(c) (Result, CInt, CInt) -> CInt
  let isNull: @Sendable @convention(c) (Result, CInt, CInt) -> CInt
  let clear: @Sendable @convention(c) (Result) -> Void

  /// What libpq tells of a message: `PGnotify`.
  struct Notification {
    var channel: Text
    var process: CInt
    var payload: Text
  }

  /// A part of what says how to connect: `PQconninfoOption`.
  struct Option {
    var keyword: Text?
    var variable, compiled: Text?
    var value: Text?
    var label, character: Text?
    var size: CInt
  }

  /// The library of this system; nil where there is none.
  static let shared = LibPQ("libpq.so.5")

  private static let names = [
    "PQconnectdbParams", "PQconninfoParse", "PQconninfoFree", "PQstatus", "PQerrorMessage",
    "PQfinish", "PQsocket", "PQsetnonblocking", "PQenterPipelineMode", "PQpipelineSync",
    "PQsendQueryParams", "PQflush", "PQconsumeInput", "PQisBusy", "PQgetResult", "PQnotifies",
    "PQfreemem", "PQresultStatus", "PQresultErrorField", "PQntuples", "PQnfields", "PQgetvalue",
    "PQgetlength", "PQgetisnull", "PQclear",
  ]

  /// Loads a library; nil where there is none, or one that is older than PostgreSQL 14.
  init?(_ name: String) {
    guard let library = dlopen(name, RTLD_NOW) else { return nil }
    let symbols = Dictionary(
      uniqueKeysWithValues: Self.names.compactMap { name in
        dlsym(library, name).map { (name, $0) }
      })
    guard symbols.count == Self.names.count else { return nil }
    // Each is of the type that libpq's header gives to the function of that name.
    func function<Function>(_ name: String) -> Function {
      unsafeBitCast(symbols[name], to: Function.self)
    }
    connect = function("PQconnectdbParams")
    parse = function("PQconninfoParse")
    freeOptions = function("PQconninfoFree")
    status = function("PQstatus")
    errorMessage = function("PQerrorMessage")
    finish = function("PQfinish")
    socket = function("PQsocket")
    setNonBlocking = function("PQsetnonblocking")
    enterPipelineMode = function("PQenterPipelineMode")
    pipelineSync = function("PQpipelineSync")
    send = function("PQsendQueryParams")
    flush = function("PQflush")
    consumeInput = function("PQconsumeInput")
    isBusy = function("PQisBusy")
    result = function("PQgetResult")
    notification = function("PQnotifies")
    free = function("PQfreemem")
    resultStatus = function("PQresultStatus")
    errorField = function("PQresultErrorField")
    rowCount = function("PQntuples")
    columnCount = function("PQnfields")
    value = function("PQgetvalue")
    length = function("PQgetlength")
    isNull = function("PQgetisnull")
    clear = function("PQclear")
  }
}
