@_spi(Hosts) import CoreViews
import Foundation
import Testing
import ViewsTesting

/// Dialogs for people who are not at the machine whose disk it is.
@MainActor @Suite struct FilesElsewhereTests {
  private struct LoadView: View {
    @State private var isLoading = true
    @State private var said = "nothing"
    var body: some View {
      Text("Said: \(said)")
        .fileImporter(isPresented: $isLoading, allowedContentTypes: [.plainText]) { result in
          said = (try? result.get())?.lastPathComponent ?? "failed"
        }
    }
  }

  private struct SaveView: View {
    @State private var isSaving = true
    @State private var said = "nothing"
    var body: some View {
      Text("Said: \(said)")
        .fileExporter(
          isPresented: $isSaving, item: "salt", defaultFilename: "note",
          onCompletion: { said = (try? $0.get())?.lastPathComponent ?? "failed" },
          onCancellation: { said = "cancelled" })
    }
  }

  private func host(_ view: some View) -> HeadlessHost {
    FilePlace.$current.withValue(.elsewhere) { HeadlessHost { view } }
  }

  @Test func filesAreSentAndTheDiskIsNotShown() throws {
    let host = host(LoadView())
    #expect(!host.text.contains("Path"))
    let button = try #require(
      host.session.root.flattened.first { $0.traits.fileRequest != nil })
    #expect(button.traits.fileRequest?.endings.prefix(2) == ["txt", "text"])
    #expect(button.traits.fileRequest?.allowsMany == false)
    let edit = Interaction.edit(button.id, text: "/etc/hostname")
    #expect(host.session.perform(edit) != .done)
    _ = host.session.perform(.files(button.id, [URL(fileURLWithPath: "/x/map.png")]))
    #expect(host.text.contains("map.png is of another kind"))
    _ = host.session.perform(.files(button.id, []))
    #expect(host.text.contains("Nothing is chosen."))
    _ = host.session.perform(.noFiles(button.id, reason: "Too large."))
    #expect(host.text.contains("Too large."))
    _ = host.session.perform(.files(button.id, [URL(fileURLWithPath: "/x/log.txt")]))
    #expect(host.text.contains("Said: log.txt"))
  }

  @Test func anElementWithoutSuchAWishTakesNoFiles() throws {
    let host = HeadlessHost { Button("Go") {} }
    let button = try #require(host.session.root.flattened.first { $0.role == .button })
    #expect(
      host.session.perform(.files(button.id, [])) == .refused("the button \"Go\" takes no files"))
  }

  @Test func aFileIsFetchedAndThenItIsSaved() throws {
    let host = host(SaveView())
    let link = try #require(host.session.root.flattened.first { $0.traits.fileOffer != nil })
    let offer = try #require(link.traits.fileOffer)
    #expect(offer.name == "note.txt")
    #expect(offer.type == "text/plain")
    #expect(try String(contentsOf: offer.file, encoding: .utf8) == "salt")
    _ = host.session.perform(.activate(link.id))
    host.tap("Done")
    #expect(host.text.contains("Said: note.txt"))
    #expect(!FileManager.default.fileExists(atPath: offer.file.path))
  }

  @Test func whatWasNotFetchedIsNotSaved() {
    let host = host(SaveView())
    host.tap("Done")
    #expect(host.text.contains("Said: cancelled"))
  }

  @Test func aFileOfTheServersIsNotMoved() {
    let host = host(
      Text("sea").fileMover(
        isPresented: .constant(true), file: URL(fileURLWithPath: "/x"), onCompletion: { _ in }))
    #expect(host.text.contains("cannot be moved from a browser"))
  }
}
