internal import Foundation

/// A node whose element may take files of a person who is elsewhere.
protocol FileTakingNode {
  /// The effect of files that were sent, or of those that do not come; nil if the element takes none.
  var takingFiles: ((Result<[URL], MissingFiles>) -> Void)? { get }
}
