public import CoreArchitecture

/// Draws a session and passes on what a person does, until the person quits.
public protocol ViewHost {
  /// Runs on the main actor until the person quits.
  ///
  /// - Returns: The exit status of the process.
  @MainActor func run(_ session: any ViewSession) async -> Int32
}

/// Where the person is who chooses files.
@_spi(Hosts) public enum FilePlace: Sendable {
  /// At this machine, whose disk is the person's.
  case here
  /// Somewhere else: what is on this disk is neither shown nor named to them, and files are sent.
  case elsewhere

  /// The place of the people whose sessions are made now.
  @TaskLocal public static var current = FilePlace.here
}

/// A text of a host's own, in the languages of the session or the process.
///
/// Its translations are in the `Hosts.xcstrings` of the hosts' package.
@_spi(Hosts) public func hostText(_ key: LocalizedStringKey) -> String {
  key.string(table: "Hosts")
}
