internal import Foundation

extension String {
  /// A dump that calls observed properties, which are stored as `_name`, what the feature calls them.
  package var withoutStorageNames: String {
    guard contains("_") else { return self }
    return replacingOccurrences(
      of: #"(?m)^([ −+-]*)_([A-Za-z]\w*: )"#, with: "$1$2", options: .regularExpression)
  }
}
