internal import Foundation

/// A control that takes files of a person who is elsewhere.
protocol FileTakingView {
  /// Takes files that were sent, or why they do not come.
  func take(_ files: Result<[URL], MissingFiles>)
}
