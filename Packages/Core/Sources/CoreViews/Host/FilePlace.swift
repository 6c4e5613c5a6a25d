/// Where the person is who chooses files.
@_spi(Hosts) public enum FilePlace: Sendable {
  /// At this machine, whose disk is the person's.
  case here
  /// Somewhere else: what is on this disk is neither shown nor named to them, and files are sent.
  case elsewhere

  /// The place of the people whose sessions are made now.
  @TaskLocal public static var current = FilePlace.here
}
