public import ArgumentParser
import Core
import Effects
import Foundation
import HostStreams

/// The flags of a program that can be opened at a place, and that remembers where it was.
public struct PlaceOptions: ParsableArguments {
  @Option(name: .customLong("open"), help: "The place to begin at, as a URL.")
  public var url: String?

  @Flag(help: "Begins where the program was when it ended, however it ended.")
  public var restore = false

  public init() {}

  /// Makes the state to begin with, and has further places kept in a file.
  ///
  /// What was kept and cannot be read is named on standard error and moved out of the way.
  ///
  /// - Parameters:
  ///   - initial: The state without any flag.
  ///   - open: Goes to the place that a URL names.
  /// - Throws: A `ValidationError` with the message of the error that `open` throws.
  @MainActor
  public func state<State: Codable>(
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

  // MARK: What could not be kept is said at the end, when nothing else is on the screen

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
    let reason = error is JSONFlaw ? "\(file.path) cannot be used: \(error)." : "\(error)"
    let rest = archive.setAside().map { " What was in it is kept as \($0)." } ?? ""
    say("note: The place cannot be restored, so the program begins anew. \(reason)\(rest)")
  }

  /// Says on standard error what went wrong with keeping the place, if anything did, and on a
  /// terminal how to come back to where the program was left.
  public func end(at url: String) {
    if let failure = Self.failure.value { Self.say("note: The place is not kept. \(failure)") }
    if StandardStream.isTerminal(StandardStream.error) {
      Self.say("You were at \(url), which --open opens again.")
    }
  }

  private static func say(_ text: String) {
    StandardStream.write("\(text)\n", to: StandardStream.error)
  }
}
