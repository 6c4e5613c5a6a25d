import Effects
import Foundation
import Testing

@testable import WebHost

@Suite
struct UnderWayTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let fault = SessionFault(session: "0a1b2c", number: 7)

  private var written: String {
    get throws {
      let file = folder.appending(path: SessionOwner.current.name)
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test func `What is under way is written, and crossed out after`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let underWay = try UnderWay(in: folder)
    try underWay.carryOut(fault, isSuspect: false) { () throws in
      #expect(try written.contains("0a1b2c 7 "))
      #expect(underWay.late(.zero).map(\.fault) == [fault])
    }
    #expect(try !written.contains("0a1b2c"))
    #expect(underWay.late(.zero).isEmpty)
    #expect(UnderWay.left(in: folder).isEmpty, "this process runs")
  }

  @Test func `What a process left is told once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let machine = try #require(SessionOwner.current.name.split(separator: ".", maxSplits: 2).last)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("  \n0a1b2c 7   \n0a1b2c 8\nno number\n".utf8)
      .write(to: folder.appending(path: "1.2.\(machine)"))
    let left = UnderWay.left(in: folder)
    #expect(left == [fault, SessionFault(session: "0a1b2c", number: 8)])
    #expect(UnderWay.left(in: folder).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
  }

  @Test func `More at once than there is room for is carried out all the same`() throws {
    let underWay = try UnderWay()
    func nest(_ depth: Int) -> Int {
      depth == 0 ? 0 : underWay.carryOut(fault, isSuspect: false) { nest(depth - 1) + 1 }
    }
    #expect(nest(600) == 600)
    #expect(underWay.late(.zero).isEmpty)
  }
}
