import CoreViews
import Foundation
import Testing
import ViewsTesting

@MainActor @Suite struct ItemProviderTests {
  /// A delegate that takes plain texts alone, and writes down what it is asked.
  private struct Guard: DropDelegate {
    let note: Binding<[String]>
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropEntered(info: DropInfo) { note.wrappedValue.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      operation.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { note.wrappedValue.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
      info.itemProviders(for: [.text])[0].loadObject(ofClass: String.self) { text, _ in
        note.wrappedValue.append(text ?? "-")
      }
      return true
    }
  }

  private struct Quay: View {
    @State private var hold: [String] = []
    var operation: DropOperation?
    var body: some View {
      Text("Crate").onDrag { NSItemProvider(object: "figs") }
      Text("Hold: \(hold.joined(separator: " "))")
        .onDrop(of: [.plainText], delegate: Guard(note: $hold, operation: operation))
      Text("Pictures").onDrop(of: [.image]) { _ in true }
    }
  }

  @Test func aDelegateIsAskedAndThenGetsIt() {
    let host = HeadlessHost { Quay() }
    host.tap("Pick up")
    let drops = host.session.root.flattened.filter { $0.label == "Drop here" }
    #expect(drops.map(\.isEnabled) == [true, false])
    host.tap("Drop here #1")
    #expect(host.text.contains("Hold: entered figs"))
  }

  @Test func whatADelegateForbidsIsNotDropped() {
    let host = HeadlessHost { Quay(operation: .forbidden) }
    host.tap("Pick up")
    host.tap("Drop here #1")
    #expect(host.text.contains("Hold: entered exited"))
  }

  @Test func textsAndProvidersAreDroppedOnEachOther() {
    struct Pier: View {
      @State private var said = "nothing"
      var body: some View {
        Text("Typed").draggable("figs")
        Text("Provided").onDrag { NSItemProvider(object: NSString(string: "nuts")) }
        Text("Said: \(said)")
          .onDrop(of: [.text]) { providers in
            _ = providers[0].loadTransferable(type: String.self) { said = (try? $0.get()) ?? "-" }
            return true
          }
        Text("Value").dropDestination(for: String.self) { items, _ in
          said = "value \(items[0])"
          return true
        }
      }
    }
    let host = HeadlessHost { Pier() }
    host.tap("Pick up #1")
    host.tap("Drop here #1")
    #expect(host.text.contains("Said: figs"))
    host.tap("Pick up #2")
    host.tap("Drop here #2")
    #expect(host.text.contains("Said: value nuts"))
  }

  @Test func aProviderKnowsItsKinds() throws {
    let file = try TemporaryFolder(["log.txt": "calm"]).url.appendingPathComponent("log.txt")
    #expect(NSItemProvider(contentsOf: file) == nil)
    let folder = try TemporaryFolder(["log.txt": "calm"])
    let there = folder.url.appendingPathComponent("log.txt")
    let provider = try #require(NSItemProvider(contentsOf: there))
    #expect(provider.suggestedName == "log.txt")
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: URL.self))
    var bytes: Data?
    provider.loadDataRepresentation(for: .data) { data, _ in bytes = data }
    #expect(provider.registeredContentTypes == [.fileURL, .plainText])
    #expect(bytes == Data("calm".utf8))
    var error: (any Error)?
    provider.loadItem(forTypeIdentifier: "public.image") { _, found in error = found }
    #expect(error != nil)
    #expect(!NSItemProvider().hasItemConformingToTypeIdentifier("public.data"))
  }

  @Test func whatIsSelectedIsPickedUpTogether() {
    struct Deck: View {
      @State private var said = "nothing"
      var body: some View {
        VStack {
          ForEach(1..<4) { id in Text("Crate \(id)").draggable(containerItemID: id) }
        }
        .dragContainer(for: String.self) { (ids: [Int]) in ids.map { "n\($0)" } }
        .dragContainerSelection([1, 3])
        Text("Said: \(said)").dropDestination(for: String.self) { items, _ in
          said = items.joined(separator: " ")
          return true
        }
      }
    }
    let host = HeadlessHost { Deck() }
    host.tap("Pick up #3")
    host.tap("Drop here")
    #expect(host.text.contains("Said: n1 n3"))
    host.tap("Pick up #2")
    host.tap("Drop here")
    #expect(host.text.contains("Said: n2"))
  }
}
