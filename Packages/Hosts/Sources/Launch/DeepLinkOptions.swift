public import ArgumentParser
import Effects
import Foundation
import HostStreams
import Hosts
import Views

/// The flags of a program that can open at a place, and that saves where it was.
public struct DeepLinkOptions: ParsableArguments {
  /// The URL given with `--open`; nil if there is none.
  @Option(name: .customLong("open"), help: .inLanguage("The place to begin at, as a URL."))
  public var url: String?

  /// Whether `--restore` is given.
  @Flag(help: .inLanguage("Begins where the program was when it ended, however it ended."))
  public var restore = false

  /// Creates flags without values, for ArgumentParser to fill.
  public init() {}

  /// Returns the state to begin with, and sets the `archive` client to save later ones in a file.
  ///
  /// With `--restore` it is the saved state; one that cannot be read is reported on standard error
  /// and moved out of the way. `open` then goes to the URL, if there is one. Throws a
  /// `ValidationError` with the message of the error that `open` throws.
  @MainActor
  func state<State: Codable>(
    _ initial: State, of program: String, open: (String, inout State) throws -> Void
  ) throws -> State {
    let file = ArchiveClient.stateFile(of: program)
    let archive = Self.archive(in: file)
    prepareDependencies { $0.archive = archive }
    var state = initial
    if restore {
      do {
        state = try archive.restore(State.self) ?? initial
      } catch {
        Self.tell(of: error, with: archive, in: file)
      }
    }
    do {
      if let url { try open(url, &state) }
    } catch {
      throw ValidationError("\(error)")
    }
    if url != nil { archive.save(state) }
    return state
  }

  // MARK: Failures to save, which are reported once nothing else is on the screen

  private static let failure = LockIsolated<(any Error)?>(nil)

  private static func archive(in file: URL) -> ArchiveClient {
    var archive = ArchiveClient.file(file) { failure.setValue($0) }
    let store = archive.store
    archive.store = {
      try store($0)
      failure.setValue(nil)
    }
    return archive
  }

  private static func tell(of error: any Error, with archive: ArchiveClient, in file: URL) {
    let reason = error is JSONError ? "\(file.path) cannot be used: \(error)." : "\(error)"
    let rest = archive.setAside().map { " What was in it is kept as \($0)." } ?? ""
    say("note: The place cannot be restored, so the program begins anew. \(reason)\(rest)")
  }

  /// Tells the person, on standard error, that the place could not be saved, if so.
  ///
  /// On a terminal it also says how to come back to the place where the program ended.
  func end(at url: String) {
    if let failure = Self.failure.value { Self.say("note: The place is not kept. \(failure)") }
    if StandardStream.isTerminal(StandardStream.error) {
      Self.say("You were at \(url), which --open opens again.")
    }
  }

  private static func say(_ text: String) {
    StandardStream.write("\(text)\n", to: StandardStream.error)
  }
}
