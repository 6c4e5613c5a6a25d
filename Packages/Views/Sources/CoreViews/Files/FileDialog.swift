internal import CoreArchitecture
internal import Foundation

/// A view in front of which a dialog about files is shown while a binding says so.
struct FileDialog<Content: View>: View {
  @Environment(\.fileDialog) private var settings
  @FilePlaceProperty private var place
  @SceneStorage("core.files.folders") private var folders: [String: String] = [:]
  let content: Content
  let isPresented: Binding<Bool>
  let kind: Kind
  let cancel: () -> Void

  /// What the dialog is for, and who is told what has become of it.
  enum Kind {
    case open([UTType], many: Bool, (Result<[URL], any Error>) -> Void)
    case save([FileContent], (Result<[URL], any Error>) -> Void)
    case move([URL], (Result<[URL], any Error>) -> Void)
  }

  init(
    _ content: Content, _ isPresented: Binding<Bool>, _ kind: Kind, cancel: @escaping () -> Void
  ) {
    self.content = content
    self.isPresented = isPresented
    self.kind = kind
    self.cancel = cancel
  }

  var body: some View {
    let presentation = Presentation(
      identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      dismiss: { end(cancel) },
      build: { AnyView(dialog.transformEnvironment(\.fileDialog) { $0 = FileDialogSettings() }) })
    content.modal(.sheet, presentation, nil)
  }

  private func end(_ then: () -> Void) {
    isPresented.wrappedValue = false
    then()
  }

  private var dialog: AnyView {
    switch (kind, place) {
    case (.open(let types, let many, let done), .here):
      browser(.open(types, many: many), ownText("Open"), ownText("Open")) { files in
        end { done(.success(files)) }
        return nil
      }
    case (.save(let contents, let done), .here):
      contents.count == 1 ? saving(contents[0], done) : placing(contents, done)
    case (.move(let files, let done), .here):
      browser(.place, ownText("Choose a folder"), ownText("Move")) { folders in
        move(files, to: folders[0], done)
      }
    case (.open(let types, let many, let done), .elsewhere):
      AnyView(
        FileUploadView(.open(types, many: many), settings, cancel: { end(cancel) }) { files in
          end { done(.success(files)) }
        })
    case (.save(let contents, let done), .elsewhere):
      AnyView(
        FileDownloadView(contents, settings, cancel: { end(cancel) }) { result in
          end { done(result) }
        })
    case (.move, .elsewhere):
      AnyView(FileMovingView(settings) { end(cancel) })
    }
  }

  private func browser(
    _ purpose: FilePurpose, _ title: String, _ label: String,
    finish: @escaping ([URL]) -> String?
  ) -> AnyView {
    let kept = folders[settings.memory].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let last = kept.flatMap { $0.isFolder ? $0 : nil }
    let folder =
      (settings.memory.isEmpty ? settings.folder ?? last : last ?? settings.folder) ?? current
    return AnyView(
      FileBrowserView(
        purpose, settings, in: folder, title: title, label: label, cancel: { end(cancel) }
      ) { files in
        if let first = files.first {
          let isPlace = if case .place = purpose { true } else { false }
          folders[settings.memory] = (isPlace ? first : first.deletingLastPathComponent()).path
        }
        return finish(files)
      })
  }

  // MARK: Writing

  private func saving(
    _ content: FileContent, _ done: @escaping (Result<[URL], any Error>) -> Void
  ) -> AnyView {
    let name = content.name ?? ownText("Untitled")
    return browser(.save(name: name, content.types), ownText("Save"), ownText("Save")) { files in
      write([(content, files[0])], done)
    }
  }

  private func placing(
    _ contents: [FileContent], _ done: @escaping (Result<[URL], any Error>) -> Void
  ) -> AnyView {
    browser(.place, ownText("Choose a folder"), ownText("Save")) { folders in
      write(contents.named(in: folders[0]), done)
    }
  }

  /// Writes files; returns why not, if a person can do something about it.
  private func write(
    _ files: [(FileContent, URL)], _ done: (Result<[URL], any Error>) -> Void
  ) -> String? {
    do {
      let made = try files.map { (try $0.make($1.type(among: $0.types)), $1) }
      for (wrapper, file) in made {
        do { try wrapper.write(to: file, options: .atomic) } catch {
          return ownText(
            "\(file.path) cannot be written. Choose another folder, or change its permissions.")
        }
      }
      end { done(.success(files.map(\.1))) }
    } catch {
      end { done(.failure(error)) }
    }
    return nil
  }

  private func move(
    _ files: [URL], to folder: URL, _ done: (Result<[URL], any Error>) -> Void
  ) -> String? {
    let moves = files.map { ($0, folder.appendingPathComponent($0.lastPathComponent)) }
    if let taken = moves.first(where: { $0.1.isThere }) {
      return ownText(
        "There is a \(taken.1.lastPathComponent) in \(folder.path) already. Choose another folder.")
    }
    do {
      for (old, new) in moves { try FileManager.default.moveItem(at: old, to: new) }
      end { done(.success(moves.map(\.1))) }
    } catch {
      end { done(.failure(error)) }
    }
    return nil
  }
}

/// Tells a view where the person of its session is who chooses files.
@propertyWrapper
struct FilePlaceProperty: DynamicProperty {
  private var place = FilePlace.here

  var wrappedValue: FilePlace { place }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) { place = node.runtime.filePlace }
}
