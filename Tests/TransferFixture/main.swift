import Foundation
import Transfer

// `get URL…` prints the status and the body of each answer, or what went wrong, and before that
// whether libcurl was loaded already. `leave URL` ends while many answers are under way.
let urls = CommandLine.arguments.dropFirst(2).compactMap { URL(string: $0) }
if CommandLine.arguments[1] == "leave" {
  for _ in 0..<20 {
    Task { while true { _ = try? await HTTPRequest(url: urls[0]).answer() } }
  }
  _ = try await HTTPRequest(url: urls[0]).answer()
  exit(0)
}
let images = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
print(images.contains("libcurl") ? "loaded" : "not loaded")
for url in urls {
  do {
    let answer = try await HTTPRequest(url: url).answer()
    print(answer.head.status, String(decoding: answer.body, as: UTF8.self))
  } catch let failure as TransferFailure {
    print(failure.reason)
  }
}
