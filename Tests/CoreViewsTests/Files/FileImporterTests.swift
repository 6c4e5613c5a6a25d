import CoreViews
import Foundation
import Testing
import ViewsTesting

/// A view that opens files, and says which.
private struct HoldView: View {
  @State private var isOpening = false
  @State private var said = "nothing"
  let folder: URL
  var types: [UTType] = [.plainText]
  var allowsMany = false

  var body: some View {
    Text("Said: \(said)")
    Button("Load") { isOpening = true }
      .fileImporter(
        isPresented: $isOpening, allowedContentTypes: types, allowsMultipleSelection: allowsMany,
        onCompletion: { result in
          said = (try? result.get())?.map(\.lastPathComponent).joined(separator: ", ") ?? "failed"
        }, onCancellation: { said = "cancelled" }
      )
      .fileDialogDefaultDirectory(folder)
      .fileDialogMessage("Which log?")
      .fileDialogConfirmationLabel("Take it")
  }
}

@MainActor @Suite struct FileImporterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "monday.txt": "calm", "tuesday.txt": "rain", "map.png": "", "deep/friday.txt": "fog",
      ".secret.txt": "",
    ])
  }

  private func host(types: [UTType] = [.plainText], allowsMany: Bool = false) -> HeadlessHost {
    let url = folder.url
    let host = HeadlessHost { HoldView(folder: url, types: types, allowsMany: allowsMany) }
    host.tap("Load")
    return host
  }

  @Test func aFolderIsListedWithWhatCanBeChosen() {
    let host = host()
    #expect(
      host.text == """
        == Open ==
        < Close
        Which log?
        \(folder.url.path)
        Path: []
        - [ Up a folder ]
        - [ deep/ ]
        - [ monday.txt ]
        - [ tuesday.txt ]
        [ Take it ]  [ Cancel ]
        """)
  }

  @Test func aFileOfTheListIsTaken() {
    let host = host()
    host.tap("deep/")
    host.tap("friday.txt")
    #expect(host.text.contains("Said: friday.txt"))
  }

  @Test func aPathIsTyped() {
    let host = host()
    host.type("Path", "deep/friday.txt")
    host.tap("Take it")
    #expect(host.text.contains("Said: friday.txt"))
  }

  @Test func aFolderThatIsTypedIsShown() {
    let host = host()
    host.type("Path", "deep")
    host.tap("Take it")
    #expect(host.text.contains("[ friday.txt ]"))
    host.tap("Up a folder")
    #expect(host.text.contains("[ monday.txt ]"))
  }

  @Test func whatWillNotDoIsSaid() {
    let host = host()
    host.tap("Take it")
    #expect(host.text.contains("Nothing is chosen."))
    host.type("Path", "none.txt")
    host.tap("Take it")
    #expect(host.text.contains("There is no none.txt in \(folder.url.path)."))
    host.type("Path", "map.png")
    host.tap("Take it")
    #expect(host.text.contains("map.png is of another kind. Choose a file that ends in .txt"))
    host.type("Path", "monday.txt")
    host.tap("Take it")
    #expect(host.text.contains("Said: monday.txt"))
  }

  @Test func severalAreTicked() {
    let host = host(allowsMany: true)
    host.toggle("monday.txt")
    host.toggle("tuesday.txt")
    host.tap("Take it")
    #expect(host.text.contains("Said: monday.txt, tuesday.txt"))
  }

  @Test func aFolderIsTakenWhereOneIsWanted() {
    let host = host(types: [.folder])
    #expect(!host.text.contains("monday.txt"))
    host.tap("deep/")
    host.tap("Take it")
    #expect(host.text.contains("Said: deep"))
  }

  @Test func givingUpIsTold() {
    let host = host()
    host.tap("Cancel")
    #expect(host.text.contains("Said: cancelled"))
    host.tap("Load")
    host.back()
    #expect(host.text.contains("Said: cancelled"))
  }
}
