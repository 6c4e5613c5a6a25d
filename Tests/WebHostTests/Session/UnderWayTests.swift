@_spi(Hosts) import CoreArchitecture
import Effects
import Foundation
import Synchronization
import Testing
import Views

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

  @Reducer
  struct Note {
    struct State {
      var look: @Sendable () -> Void
    }
    enum Action { case typed(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.look()
        return .none
      }
    }
  }

  @MainActor @Test(arguments: [false, true])
  func `The action is known while its reducers run, and written of a suspect`(
    _ isSuspect: Bool
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let underWay = try UnderWay(in: folder)
    let seen = Mutex<[ActionName?]>([])
    let file = folder.appending(path: SessionOwner.current.name)
    let look: @Sendable () -> Void = { [fault] in
      seen.withLock { $0.append(underWay.late(.zero).first?.trace.current) }
      let text = try? String(contentsOf: file, encoding: .utf8)
      let line = "\(fault.session) 7 UnderWayTests.Note typed "
      #expect(text?.contains(line) == isSuspect)
      #expect(text?.contains("secret") == false)
    }
    let store = Store(initialState: Note.State(look: look)) { Note() }
    underWay.carryOut(fault, isSuspect: isSuspect) {
      #expect(underWay.late(.zero).first?.trace.current == nil)
      store.send(.typed("secret"))
      #expect(underWay.late(.zero).first?.trace.current == nil)
    }
    #expect(seen.withLock { $0 } == [ActionName(feature: "UnderWayTests.Note", action: "typed")])
  }

  @MainActor @Test func `Of effects it is written while reducers run`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let underWay = try UnderWay(in: folder)
    let seen = Mutex<[String]>([])
    let file = folder.appending(path: SessionOwner.current.name)
    let blank = CharacterSet.whitespacesAndNewlines.union(["\0"])
    let look: @Sendable () -> Void = {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      seen.withLock { $0.append(text.trimmingCharacters(in: blank)) }
    }
    let store = Store(initialState: Note.State(look: look)) { Note() }
    underWay.carryOut(fault, isSuspect: false, onlyReducers: true) {
      look()
      store.send(.typed(""))
      look()
    }
    #expect(seen.withLock(\.self) == ["", "0a1b2c 7", ""])
  }

  @Test func `Of a thread what it began last is late`() throws {
    let underWay = try UnderWay()
    let inner = SessionFault(session: "0a1b2c", number: 8)
    underWay.carryOut(fault, isSuspect: true) {
      underWay.carryOut(inner, isSuspect: true) {
        #expect(underWay.late(.zero).map(\.fault) == [inner])
      }
      #expect(underWay.late(.zero).map(\.fault) == [fault])
    }
  }

  @Test func `What a process left is told once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let machine = try #require(SessionOwner.current.name.split(separator: ".", maxSplits: 2).last)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("  \n0a1b2c 7   \n0a1b2c 8 Note.Rows add.tapped \nno number\n".utf8)
      .write(to: folder.appending(path: "1.2.\(machine)"))
    let left = UnderWay.left(in: folder)
    let second = SessionFault(session: "0a1b2c", number: 8)
    let name = ActionName(feature: "Note.Rows", action: "add.tapped")
    #expect(left == [.init(fault: fault), .init(fault: second, name: name)])
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
