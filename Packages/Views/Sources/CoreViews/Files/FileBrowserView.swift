internal import CoreArchitecture
internal import Foundation

/// The dialog in which a person at this machine chooses files, or says where to write one.
struct FileBrowserView: View {
  @StoredObject private var browser: FileBrowser
  private let title: String
  private let defaultLabel: String
  private let cancel: () -> Void
  /// Takes the files; returns why not, if something is in the way.
  private let finish: ([URL]) -> String?

  init(
    _ purpose: FilePurpose, _ settings: FileDialogSettings, in folder: URL, title: String,
    label: String, cancel: @escaping () -> Void, finish: @escaping ([URL]) -> String?
  ) {
    _browser = StoredObject(wrappedValue: FileBrowser(purpose, settings, in: folder))
    (self.title, defaultLabel) = (title, label)
    (self.cancel, self.finish) = (cancel, finish)
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let message = browser.settings.message { message }
      Text(verbatim: browser.folderName).foregroundStyle(.secondary)
      field
      List {
        if !browser.isTop { Button(ownText("Up a folder")) { browser.leave() } }
        ForEach(browser.entries) { entry in
          FileRow(browser: browser, entry: entry) { take([entry.file]) }
        }
      }
      if browser.entries.isEmpty {
        Text(verbatim: ownText("Nothing here can be chosen.")).foregroundStyle(.secondary)
      }
      if !browser.problem.isEmpty { Text(verbatim: browser.problem).foregroundStyle(.red) }
      HStack {
        Button(action: confirm) { browser.settings.confirmation ?? Text(verbatim: defaultLabel) }
          .buttonStyle(.borderedProminent)
        Button(ownText("Cancel"), role: .cancel, action: cancel)
      }
    }
    .navigationTitle(title)
    .alert(ownText("Replace the file?"), isPresented: replacing) {
      Button(ownText("Replace"), role: .destructive) {
        if let file = browser.fileToSave() { take([file]) }
      }
      Button(ownText("Cancel"), role: .cancel) {}
    } message: {
      Text(verbatim: ownText("There is a file of this name already. Its content would be lost."))
    }
  }

  @ViewBuilder private var field: some View {
    let path = Binding(get: { browser.path }, set: { browser.path = $0 })
    if case .save = browser.purpose {
      TextField(browser.settings.nameLabel?.string ?? ownText("Name"), text: path).onSubmit(confirm)
    } else {
      TextField(ownText("Path"), text: path).onSubmit(confirm)
    }
  }

  private var replacing: Binding<Bool> {
    Binding(
      get: { browser.isAskingToReplace }, set: { browser.isAskingToReplace = $0 })
  }

  private func confirm() {
    if case .save = browser.purpose {
      guard let file = browser.fileToSave() else { return }
      if file.isThere { browser.isAskingToReplace = true } else { take([file]) }
    } else if let files = browser.filesToOpen() {
      take(files)
    }
  }

  private func take(_ files: [URL]) {
    let links = browser.settings.keepsLinks
    if case .open = browser.purpose {
      if let problem = files.lazy.compactMap({ browser.problem(with: $0) }).first {
        browser.problem = problem
        return
      }
    }
    let files = links ? files : files.map { $0.resolvingSymlinksInPath() }
    if let problem = finish(files) { browser.problem = problem }
  }
}

/// A file or a folder in a dialog: a folder opens, a file is taken, or ticked where there may be
/// more.
struct FileRow: View {
  private let browser: FileBrowser
  private let entry: FileEntry
  private let take: () -> Void

  init(browser: FileBrowser, entry: FileEntry, take: @escaping () -> Void) {
    self.browser = browser
    self.entry = entry
    self.take = take
  }

  var body: some View {
    if !entry.isFolder, browser.purpose.allowsMany {
      Toggle(entry.name, isOn: isChosen).disabled(!entry.isEnabled)
    } else {
      Button(entry.name, action: use).disabled(!entry.isEnabled && !entry.isFolder)
    }
  }

  private func use() {
    if entry.isFolder {
      browser.enter(entry.file)
    } else if case .save = browser.purpose {
      browser.path = entry.name
    } else {
      take()
    }
  }

  private var isChosen: Binding<Bool> {
    Binding(get: { browser.isChosen(entry) }, set: { _ in browser.toggle(entry) })
  }
}
