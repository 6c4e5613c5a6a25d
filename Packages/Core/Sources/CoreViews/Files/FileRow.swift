internal import Foundation

/// A file or a folder in a dialog: a folder opens, a file is taken, or ticked where there may be more.
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
