import Foundation
import Servers
import Testing

@testable import Transfer

@Suite(.timeLimit(.minutes(20)))
struct CurlTests {
  private static let names: [Curl.Option: String] = [
    .lowSpeedLimit: "LOW_SPEED_LIMIT", .lowSpeedTime: "LOW_SPEED_TIME", .noBody: "NOBODY",
    .freshConnect: "FRESH_CONNECT", .forbidReuse: "FORBID_REUSE", .noSignal: "NOSIGNAL",
    .pathAsIs: "PATH_AS_IS", .pipeWait: "PIPEWAIT",
    .suppressConnectHeaders: "SUPPRESS_CONNECT_HEADERS", .quickExit: "QUICK_EXIT",
    .writeData: "WRITEDATA", .url: "URL", .proxy: "PROXY", .errorBuffer: "ERRORBUFFER",
    .httpHeader: "HTTPHEADER", .headerData: "HEADERDATA", .customRequest: "CUSTOMREQUEST",
    .caInfo: "CAINFO", .acceptEncoding: "ACCEPT_ENCODING", .copyPostFields: "COPYPOSTFIELDS",
    .writeFunction: "WRITEFUNCTION", .headerFunction: "HEADERFUNCTION",
    .sockOptFunction: "SOCKOPTFUNCTION", .postFieldSizeLarge: "POSTFIELDSIZE_LARGE",
  ]

  /// The beginning of what libcurl says of an option.
  private struct Description {
    let name: UnsafePointer<CChar>
    let number: Int32
  }

  @Test(arguments: Curl.Option.allCases)
  func eachOptionHasTheNumberThatTheLibraryGivesIt(option: Curl.Option) throws {
    let name = try #require(Self.names[option])
    let address = try #require(dlsym(dlopen("libcurl.so.4", RTLD_NOW), "curl_easy_option_by_name"))
    let find = unsafeBitCast(
      address, to: (@convention(c) (UnsafePointer<CChar>) -> UnsafeRawPointer?).self)
    // Older libraries do not have the last one, and then refuse it.
    guard let found = find(name) else { return #expect(option == .quickExit) }
    #expect(found.load(as: Description.self).number == option.rawValue)
  }

  /// The program that fetches from the command line.
  private func fixture(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try await run(
      folder.path + "/TransferFixture", arguments,
      environment: ["no_proxy": "", "NO_PROXY": ""].merging(environment) { $1 })
  }

  @Test func aProgramLoadsTheLibraryWhenItFirstAsks() async throws {
    let output = try await withServer(.http) {
      $0.answer(text: "7 is prime.")
    } _: {
      try await fixture("get", $0.absoluteString).output
    }
    #expect(output == "not loaded\n200 7 is prime.\n")
  }

  @Test func certificatesCanComeFromTheEnvironment() async throws {
    let certificate = try await Identity.first.value.certificate
    let output = try await withServer(.https) {
      $0.answer(text: "7 is prime.")
    } _: { url in
      try await fixture(
        "get", url.absoluteString, environment: ["SSL_CERT_FILE": certificate]
      ).output
    }
    #expect(output == "not loaded\n200 7 is prime.\n")
  }

  @Test func proxiesComeFromTheEnvironmentButNotForThisMachine() async throws {
    let requests = Signal<String>()
    try await withServer(.http) { proxy in
      requests.send(proxy.readRequest())
      proxy.send("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
    } _: { proxy in
      let environment = ["http_proxy": "\(proxy)", "https_proxy": "\(proxy)"]
      try await withServer(.http) {
        $0.answer(text: "7 is prime.")
      } _: { url in
        let output = try await fixture(
          "get", "http://numbers.invalid/7", "https://numbers.invalid/7", "\(url)",
          environment: environment
        ).output
        #expect(output == "not loaded\n403 \ncannotConnect\n200 7 is prime.\n")
      }
    }
    #expect(await requests.next()?.hasPrefix("GET http://numbers.invalid/7 HTTP/1.1\r\n") == true)
    #expect(await requests.next()?.hasPrefix("CONNECT numbers.invalid:443 HTTP/1.1\r\n") == true)
  }

  @Test func aProgramCanEndWhileAnswersAreUnderWay() async throws {
    let certificate = try await Identity.first.value.certificate
    try await withServer(.https) {
      $0.answer(text: "7 is prime.")
    } _: { url in
      for _ in 0..<20 {
        let status = try await fixture(
          "leave", url.absoluteString, environment: ["SSL_CERT_FILE": certificate]
        ).status
        #expect(status == 0)
      }
    }
  }
}
