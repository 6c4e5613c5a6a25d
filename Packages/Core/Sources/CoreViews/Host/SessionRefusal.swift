/// Why a session cannot begin as it was asked to; the texts are for a person to read.
public enum SessionRefusal: Error, Hashable, Sendable {
  /// There is no such place.
  case unknownPlace(String)
  /// What was kept cannot be read, as after a change of the program.
  case unreadable(String)
}
