import CCurl
import Foundation

/// The functions of libcurl that transfers call.
///
/// It is loaded when the first transfer begins: it brings thirty libraries along, and with them
/// each program would start several milliseconds later.
struct Curl: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Message = UnsafeMutablePointer<ccurl_message>

  /// An option of a transfer, by its number, which is the same in all versions.
  enum Option: Int32, CaseIterable {
    case lowSpeedLimit = 19
    case lowSpeedTime = 20
    case noBody = 44
    case freshConnect = 74
    case forbidReuse = 75
    case noSignal = 99
    case pathAsIs = 234
    case pipeWait = 237
    case suppressConnectHeaders = 265
    case quickExit = 322
    case writeData = 10_001
    case url = 10_002
    case proxy = 10_004
    case errorBuffer = 10_010
    case httpHeader = 10_023
    case headerData = 10_029
    case customRequest = 10_036
    case caInfo = 10_065
    case acceptEncoding = 10_102
    case copyPostFields = 10_165
    case writeFunction = 20_011
    case headerFunction = 20_079
    case sockOptFunction = 20_148
    case postFieldSizeLarge = 30_120
  }

  /// The size of the text that says more of a failure.
  static let errorSize = 256
  /// What a reader returns that takes nothing now.
  static let pause = 0x1000_0001
  /// The only kind of message.
  static let done: Int32 = 1

  /// The library, or why there is none.
  static let loaded = Result { () throws(TransferFailure.Reason) in try Curl() }

  let makeHandle: @Sendable @convention(c) () -> Handle?
  let free: @Sendable @convention(c) (Handle) -> Void
  let go: @Sendable @convention(c) (_ handle: Handle, _ paused: Int32) -> Int32
  let append: @Sendable @convention(c) (Handle?, UnsafePointer<CChar>) -> Handle?
  let freeList: @Sendable @convention(c) (Handle?) -> Void
  let makeMulti: @Sendable @convention(c) () -> Handle?
  let freeMulti: @Sendable @convention(c) (Handle) -> Int32
  let add: @Sendable @convention(c) (_ multi: Handle, _ handle: Handle) -> Int32
  let remove: @Sendable @convention(c) (_ multi: Handle, _ handle: Handle) -> Int32
  let perform: @Sendable @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32
  let poll:
    @Sendable @convention(c) (Handle, OpaquePointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?)
      -> Int32
  let wake: @Sendable @convention(c) (Handle) -> Int32
  let nextMessage: @Sendable @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Message?
  private let setopt: UInt
  private let setMultiopt: UInt

  private init() throws(TransferFailure.Reason) {
    guard let library = dlopen("libcurl.so.4", RTLD_NOW) ?? dlopen("libcurl.4.dylib", RTLD_NOW)
    else { throw .noLibrary(String(cString: dlerror())) }
    func function<Function>(_ name: String) throws(TransferFailure.Reason) -> Function {
      guard let address = dlsym(library, "curl_\(name)") else {
        throw .noLibrary(String(cString: dlerror()))
      }
      return unsafeBitCast(address, to: Function.self)
    }
    makeHandle = try function("easy_init")
    free = try function("easy_cleanup")
    go = try function("easy_pause")
    append = try function("slist_append")
    freeList = try function("slist_free_all")
    makeMulti = try function("multi_init")
    freeMulti = try function("multi_cleanup")
    add = try function("multi_add_handle")
    remove = try function("multi_remove_handle")
    perform = try function("multi_perform")
    poll = try function("multi_poll")
    wake = try function("multi_wakeup")
    nextMessage = try function("multi_info_read")
    setopt = try function("easy_setopt")
    setMultiopt = try function("multi_setopt")
    // OpenSSL would take away, when the process ends, what the loop's thread still uses.
    if let address = dlsym(library, "OPENSSL_init_crypto") {
      let noCleanUp: UInt64 = 0x80000
      let begin = unsafeBitCast(
        address, to: (@convention(c) (UInt64, OpaquePointer?) -> Int32).self)
      _ = begin(noCleanUp, nil)
    }
    let begin: @convention(c) (Int) -> Int32 = try function("global_init")
    guard begin(3) == 0 else { throw .noLibrary("curl_global_init has failed") }
  }
}

extension Curl {
  func set(_ option: Option, of handle: Handle, _ value: Int) {
    _ = ccurl_set_number(setopt, handle, option.rawValue, value)
  }

  func set(_ option: Option, of handle: Handle, size: Int) {
    _ = ccurl_set_size(setopt, handle, option.rawValue, Int64(size))
  }

  func set(_ option: Option, of handle: Handle, _ value: String) {
    _ = value.withCString { ccurl_set_pointer(setopt, handle, option.rawValue, $0) }
  }

  func set(_ option: Option, of handle: Handle, _ value: UnsafeRawPointer?) {
    _ = ccurl_set_pointer(setopt, handle, option.rawValue, value)
  }

  func set(_ option: Option, of handle: Handle, _ reader: ccurl_reader) {
    _ = ccurl_set_reader(setopt, handle, option.rawValue, reader)
  }

  func set(_ option: Option, of handle: Handle, _ setter: ccurl_socket_setter) {
    _ = ccurl_set_socket_setter(setopt, handle, option.rawValue, setter)
  }

  /// Has a multi handle open so many connections to one host at the most.
  func setConnectionsPerHost(of multi: Handle, _ count: Int) {
    _ = ccurl_set_number(setMultiopt, multi, 7, count)
  }
}
