import Foundation
import Synchronization
import Testing

@testable import WebHost

@Suite
struct CookieKeysTests {
  private let name = String(repeating: "0f", count: 16)
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "keys-\(UUID())/sessions.keys")

  private func keys(at day: Int) throws -> CookieKeys {
    try CookieKeys(file: file, days: 30) { day * 86_400 }
  }

  /// The lines of the file, which is then removed with its folder.
  private func lines() throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  private func removed() throws {
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func `A signature is that of HMAC with SHA-256`() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("0 \(String(repeating: "0b", count: 32))\n".utf8).write(to: file)
    // printf 'browser 0f…0f' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0b…0b
    #expect(
      try keys(at: 1).signed(name)
        == "\(name).96c7376161b22854c65d6e0151486efce24bd1c4937685ebf2d582f1f95bb15d")
    try removed()
  }

  @Test func `The file is its owner's alone, and the next process knows its keys`() throws {
    let value = try keys(at: 0).signed(name)
    let path = file.path(percentEncoded: false)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try keys(at: 1).name(in: value)?.name == name)
    #expect(try keys(at: 1).name(in: value)?.isOld == false)
    try removed()
  }

  @Test func `Two keys count at a time`() throws {
    let first = try keys(at: 0).signed(name)
    let next = try keys(at: 30)
    #expect(next.name(in: first)?.name == name)
    #expect(next.name(in: first)?.isOld == true)
    let second = next.signed(name)
    #expect(second != first)
    let last = try keys(at: 60)
    #expect(last.name(in: first) == nil)
    #expect(last.name(in: second)?.isOld == true)
    #expect(try lines().count == 2)
    try removed()
  }

  @Test func `A process that runs for long makes keys as well`() throws {
    let now = Mutex(0)
    let keys = try CookieKeys(file: file, days: 30) { now.withLock { $0 } }
    let first = keys.signed(name)
    now.withLock { $0 = 30 * 86_400 }
    #expect(keys.name(in: first)?.isOld == true)
    let second = keys.signed(name)
    #expect(second != first)
    #expect(keys.name(in: second)?.isOld == false)
    #expect(keys.name(in: first)?.name == name)
    try removed()
  }

  @Test func `Processes that share the file know each other's keys`() throws {
    let one = try keys(at: 29)
    let value = try keys(at: 59).signed(name)
    #expect(one.name(in: value)?.name == name)
    try removed()
  }

  @Test func `Of keys that a database holds the first signs, and all count`() throws {
    let first = try CookieKeys(shared: [[1], [2]])
    let second = try CookieKeys(shared: [[2]])
    let value = first.signed(name)
    #expect(second.name(in: value) == nil)
    #expect(try #require(first.name(in: second.signed(name))).isOld)
    second.take([[1], [2]])
    #expect(try #require(second.name(in: value)) == (name, false))
    #expect(second.signed(name) == value)
  }

  @Test func `A key that cannot be written leaves the one before`() throws {
    let now = Mutex(0)
    let keys = try CookieKeys(file: file, days: 30) { now.withLock { $0 } }
    let first = keys.signed(name)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    now.withLock { $0 = 30 * 86_400 }
    #expect(keys.signed(name) == first)
    #expect(keys.name(in: first)?.name == name)
    try removed()
  }

  @Test func `Keys whose file is gone are written again`() throws {
    let one = try keys(at: 0)
    let value = one.signed(name)
    try removed()
    one.keep()
    #expect(try lines().count == 1)
    #expect(try keys(at: 1).name(in: value)?.name == name)
    try removed()
  }

  @Test func `A file of something else is left as it is, and its error says what to do`() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("something else\n".utf8).write(to: file)
    let flaw = #expect(throws: CookieKeys.ValidationError.self) { try keys(at: 0) }
    #expect(flaw?.description.contains("or remove it") == true)
    #expect(try lines() == ["something else"])
    try removed()
  }

  @Test func `What is not quite a signed name is none`() throws {
    let keys = try CookieKeys()
    let value = keys.signed(name)
    #expect(keys.name(in: value)?.name == name)
    let other = String(repeating: "0e", count: 16)
    for wrong in [
      name, "\(name).", "\(name).\(name)", "\(value).", "\(value)0", ".\(value)",
      value.uppercased(),
      value.replacing(name, with: other),
      String(value.dropLast()) + (value.last == "0" ? "1" : "0"),
    ] {
      #expect(keys.name(in: wrong) == nil, "\(wrong)")
    }
  }
}
