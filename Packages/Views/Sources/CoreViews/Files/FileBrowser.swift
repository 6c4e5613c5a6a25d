internal import CoreArchitecture
internal import Foundation
internal import Observation

/// A folder that a person looks into, to choose or to write files there.
@Observable final class FileBrowser {
  let purpose: FilePurpose
  let settings: FileDialogSettings
  private(set) var folder: URL
  private(set) var entries: [FileEntry] = []
  private(set) var chosen: Set<String> = []
  /// What is typed: a path to open, or the name to write.
  var path = ""
  /// Why what was chosen will not do; empty if it does.
  var problem = ""
  /// The file that is there already, which a person is asked about.
  var isAskingToReplace = false

  init(_ purpose: FilePurpose, _ settings: FileDialogSettings, in folder: URL) {
    self.purpose = purpose
    self.settings = settings
    self.folder = folder
    if case .save(let name, _) = purpose { path = name }
    enter(folder)
  }

  /// The folder as a person writes it.
  var folderName: String {
    let home = NSHomeDirectory()
    let path = folder.path
    return path == home ? "~" : path.hasPrefix(home + "/") ? "~\(path.dropFirst(home.count))" : path
  }

  var isTop: Bool { folder.path == "/" }

  func leave() { enter(folder.deletingLastPathComponent()) }

  /// Shows a folder, or says why it cannot be read.
  func enter(_ new: URL) {
    problem = ""
    do {
      entries = try listing(of: new)
      folder = new.standardizedFileURL
      chosen = []
    } catch {
      problem = ownText(
        "The folder \(new.path) cannot be read. Choose another one, or change its permissions.")
    }
  }

  private func listing(of folder: URL) throws -> [FileEntry] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let showsHidden = settings.options.contains(.includeHiddenFiles)
    return names.filter { showsHidden || !$0.hasPrefix(".") }
      .map { entry(folder.appendingPathComponent($0)) }
      .filter { $0.isFolder || takes($0.file) }
      .sorted { $0.isFolder == $1.isFolder ? $0.precedes($1) : $0.isFolder }
  }

  private func entry(_ file: URL) -> FileEntry {
    let isFolder = file.isFolder
    return FileEntry(file: file, isFolder: isFolder, isEnabled: settings.isEnabled(file))
  }

  func takes(_ file: URL) -> Bool { purpose.takes(UTType(of: file, isFolder: file.isFolder)) }

  func isChosen(_ entry: FileEntry) -> Bool { chosen.contains(entry.id) }

  func toggle(_ entry: FileEntry) {
    problem = ""
    if chosen.remove(entry.id) == nil { chosen.insert(entry.id) }
  }

  // MARK: What is chosen

  /// What was typed, as a file; nil if nothing was.
  var typed: URL? {
    let path = path.trimmingCharacters(in: .whitespaces)
    guard !path.isEmpty else { return nil }
    let whole = NSString(string: path).expandingTildeInPath
    let file =
      whole.hasPrefix("/") ? URL(fileURLWithPath: whole) : folder.appendingPathComponent(whole)
    return file.standardizedFileURL
  }

  /// The files to open; nil, and the problem is told, if there are none.
  func filesToOpen() -> [URL]? {
    problem = ""
    var files = entries.filter { isChosen($0) }.map(\.file)
    if let typed {
      if typed.isFolder, !purpose.takesFolders {
        path = ""
        enter(typed)
        return nil
      }
      problem = problem(with: typed) ?? ""
      guard problem.isEmpty else { return nil }
      files.append(typed)
    }
    if files.isEmpty, purpose.takesFolders { files = [folder] }
    if files.isEmpty {
      problem = ownText("Nothing is chosen. Choose a file of the list, or type its path.")
      return nil
    }
    return files.map { settings.keepsLinks ? $0 : $0.resolvingSymlinksInPath() }
  }

  /// Why a file cannot be opened; nil if it can.
  func problem(with file: URL) -> String? {
    let name = file.lastPathComponent
    guard file.isThere else {
      return ownText(
        "There is no \(name) in \(file.deletingLastPathComponent().path). Mend the path, or choose a file of the list."
      )
    }
    if !takes(file), !(file.isFolder && purpose.takesFolders) {
      let endings = purpose.endings.map { ".\($0)" }.joined(separator: ", ")
      return ownText("\(name) is of another kind. Choose a file that ends in \(endings).")
    }
    guard settings.isEnabled(file) else {
      return ownText("\(name) cannot be chosen here. Choose another file.")
    }
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      return ownText("\(name) cannot be read. Change its permissions, or choose another file.")
    }
    return nil
  }

  /// The file to write; nil, and the problem is told, if there is no name.
  func fileToSave() -> URL? {
    problem = ""
    guard let typed else {
      problem = ownText("The file has no name. Type one.")
      return nil
    }
    if typed.isFolder {
      path = ""
      enter(typed)
      return nil
    }
    let folder = typed.deletingLastPathComponent()
    guard folder.isFolder else {
      problem = ownText(
        "There is no folder \(folder.path). Mend the path, or choose another folder.")
      return nil
    }
    return typed.ending(in: purpose.savedTypes)
  }
}

extension FilePurpose {
  /// The kinds of which a file can be written.
  var savedTypes: [UTType] {
    if case .save(_, let types) = self { types } else { [] }
  }
}

extension URL {
  /// The file with an ending of one of some kinds: its own, or else that of the first.
  func ending(in types: [UTType]) -> URL {
    guard let ending = types.first?.preferredFilenameExtension,
      !types.contains(where: { $0.endings.contains(pathExtension.lowercased()) })
    else { return self }
    return appendingPathExtension(ending)
  }

  /// The first of some kinds that has files of the ending; else the first of all.
  func type(among types: [UTType]) -> UTType {
    types.first { $0.endings.contains(pathExtension.lowercased()) } ?? types.first ?? .data
  }
}

/// A file or a folder in the listing of a dialog.
struct FileEntry: Identifiable, Hashable {
  let file: URL
  let isFolder: Bool
  /// Whether a person may choose it, or look into it.
  let isEnabled: Bool

  var id: String { file.path }
  /// Whether it comes before another by its name; numbers count as such.
  func precedes(_ other: FileEntry) -> Bool {
    name.compare(other.name, options: [.caseInsensitive, .numeric]) == .orderedAscending
  }

  var name: String { isFolder ? "\(file.lastPathComponent)/" : file.lastPathComponent }
}
