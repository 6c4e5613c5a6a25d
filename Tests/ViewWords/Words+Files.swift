import CoreViews
import Foundation

/// A folder with logs in it, at a place that is the same on all machines.
private let harbour: URL = {
  let folder = URL(fileURLWithPath: "/tmp/view-words/harbour")
  let files = FileManager.default
  try? files.createDirectory(
    at: folder.appendingPathComponent("deep"), withIntermediateDirectories: true)
  for name in ["monday.txt", "tuesday.txt", ".hidden.txt", "deep/friday.txt"] {
    try? Data("calm".utf8).write(to: folder.appendingPathComponent(name))
  }
  try? files.createSymbolicLink(
    atPath: folder.appendingPathComponent("last.txt").path, withDestinationPath: "monday.txt")
  return folder
}()

/// A view that opens a log of the harbour, and notes which.
private struct Log: View {
  @State private var isOpening: Bool
  @State private var note = "nothing"
  private let button: Bool

  init(button: Bool = false) {
    self.button = button
    _isOpening = State(wrappedValue: !button)
  }

  var body: some View {
    Text("noted: \(note)")
    Button("Load") { isOpening = true }
      .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
        note = (try? result.get())?.lastPathComponent ?? "failed"
      }
  }
}

extension Word {
  /// Dialogs in which files are chosen and saved.
  @WordsBuilder static var files: [Word] {
    Word("fileImporter") {
      Log().fileDialogDefaultDirectory(harbour)
    } without: {
      Text("noted: nothing")
      Button("Load") {}
    }
    Word("fileExporter") {
      Text("Berth").fileExporter(
        isPresented: .constant(true), item: "calm", defaultFilename: "log", onCompletion: { _ in }
      ).fileDialogDefaultDirectory(harbour)
    } without: {
      Text("Berth")
    }
    Word("fileExporterFilenameLabel") {
      Text("Berth").fileExporter(
        isPresented: .constant(true), item: "calm", defaultFilename: "log", onCompletion: { _ in }
      ).fileExporterFilenameLabel("Log of").fileDialogDefaultDirectory(harbour)
    } without: {
      Text("Berth").fileExporter(
        isPresented: .constant(true), item: "calm", defaultFilename: "log", onCompletion: { _ in }
      ).fileDialogDefaultDirectory(harbour)
    }
    Word("fileMover") {
      Text("Berth").fileMover(
        isPresented: .constant(true), file: harbour.appendingPathComponent("monday.txt"),
        onCompletion: { _ in }
      ).fileDialogDefaultDirectory(harbour)
    } without: {
      Text("Berth")
    }
    Word.log("fileDialogMessage") { $0.fileDialogMessage("Which log?") }
    Word.log("fileDialogConfirmationLabel") { $0.fileDialogConfirmationLabel("Read") }
    Word.log("fileDialogBrowserOptions") { $0.fileDialogBrowserOptions(.includeHiddenFiles) }
    Word.log("fileDialogURLEnabled") {
      $0.fileDialogURLEnabled(#Predicate { !$0.lastPathComponent.starts(with: "monday") })
    }
    Word.log("fileDialogImportsUnresolvedAliases", doing: "tap last.txt") {
      $0.fileDialogImportsUnresolvedAliases(true)
    }
    Word(
      "fileDialogDefaultDirectory", Log().fileDialogDefaultDirectory(harbour)
    ) { _ in
      Log().fileDialogDefaultDirectory(harbour.appendingPathComponent("deep"))
    }
    Word.log(
      "fileDialogCustomizationID", button: true,
      doing: "tap Load\ntap deep/\ntap friday.txt\ntap Load"
    ) { $0.fileDialogCustomizationID("logs") }
  }

  private static func log<Used: View>(
    _ name: String, button: Bool = false, doing story: String = "",
    _ change: @escaping @MainActor @Sendable (Log) -> Used
  ) -> Word {
    Word(name, doing: story) {
      change(Log(button: button)).fileDialogDefaultDirectory(harbour)
    } without: {
      Log(button: button).fileDialogDefaultDirectory(harbour)
    }
  }

  /// Picking up and dropping.
  @WordsBuilder static var dragging: [Word] {
    Word("dropConfiguration", doing: "tap \"Pick up\"") {
      hold { $0.dropConfiguration { _ in DropConfiguration(operation: .forbidden) } }
    } without: {
      hold { $0 }
    }
    Word("onDrop", Text("Hold")) { $0.onDrop(of: [.plainText]) { _ in true } }
    Word("dragContainer", doing: "tap \"Pick up\"\ntap \"Drop here\"") {
      crates { $0.dragContainer(for: String.self) { (id: Int) in "crate \(id)" } }
    } without: {
      crates { $0 }
    }
    Word("dragContainerSelection", doing: "tap \"Pick up\"\ntap \"Drop here\"") {
      crates { view in
        view.dragContainer(for: String.self) { (id: Int) in "crate \(id)" }
          .dragContainerSelection([1, 2])
      }
    } without: {
      crates { $0.dragContainer(for: String.self) { (id: Int) in "crate \(id)" } }
    }
  }

  private static func hold<Used: View>(_ change: @escaping (AnyView) -> Used) -> some View {
    VStack {
      Text("Crate").draggable("figs")
      change(AnyView(Text("Hold").dropDestination(for: String.self) { _, _ in true }))
    }
  }

  private static func crates<Used: View>(
    _ change: @escaping (AnyView) -> Used
  ) -> some View {
    Noting { $note in
      change(AnyView(Text("Crate").draggable(containerItemID: 1)))
      Text("Hold").dropDestination(for: String.self) { items, _ in
        note = items.joined(separator: ", ")
        return true
      }
    }
  }

  /// Finding in an editor.
  @WordsBuilder static var finding: [Word] {
    Word("findNavigator", doing: "type Find calm") {
      TextEditor(text: .constant("calm\nfog\nno calm")).findNavigator(isPresented: .constant(true))
    } without: {
      TextEditor(text: .constant("calm\nfog\nno calm"))
    }
    Word("findDisabled", doing: "type Find calm") {
      TextEditor(text: .constant("calm")).findDisabled().findNavigator(isPresented: .constant(true))
    } without: {
      TextEditor(text: .constant("calm")).findNavigator(isPresented: .constant(true))
    }
    Word("replaceDisabled", doing: "type Find calm") {
      TextEditor(text: .constant("calm")).replaceDisabled()
        .findNavigator(isPresented: .constant(true))
    } without: {
      TextEditor(text: .constant("calm")).findNavigator(isPresented: .constant(true))
    }
  }
}
