public import Foundation

extension Element {
  /// The files that a button takes from a person who is elsewhere.
  public struct FileRequest: Hashable, Sendable {
    /// The endings of the files, without dots; empty for files of any kind.
    public var endings: [String]
    /// Whether there may be more than one.
    public var allowsMany: Bool

    /// Makes a request for files with endings.
    public init(endings: [String], allowsMany: Bool) {
      self.endings = endings
      self.allowsMany = allowsMany
    }
  }

  /// A file that a link hands to a person who is elsewhere.
  public struct FileOffer: Hashable, Sendable {
    /// Where it is on this machine.
    public var file: URL
    /// What it is called.
    public var name: String
    /// Its kind in the manner of the web.
    public var type: String

    /// A name for the offer that nobody can guess.
    public var token: String

    /// Makes an offer of a file.
    public init(file: URL, name: String, type: String, token: String = UUID().uuidString) {
      self.token = token
      self.file = file
      self.name = name
      self.type = type
    }
  }
}
