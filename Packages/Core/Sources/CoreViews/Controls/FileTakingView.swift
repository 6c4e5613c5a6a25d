internal import Foundation

/// A control that takes files of a person who is elsewhere.
protocol FileTakingView {
  /// Takes files that were sent.
  func take(_ files: [URL])
}
