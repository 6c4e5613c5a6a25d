internal import Foundation

extension String {
  /// A dump in which observed properties, stored as `_name`, have the names that the feature gives
  /// them.
  package var withoutStorageNames: String {
    guard contains("_") else { return self }
    return replacingOccurrences(
      of: #"(?m)^([ −+-]*)_([A-Za-z]\w*: )"#, with: "$1$2", options: .regularExpression)
  }
}
