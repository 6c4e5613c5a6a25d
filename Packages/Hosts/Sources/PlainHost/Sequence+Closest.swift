@_spi(Hosts) import CoreViews

extension Sequence<String> {
  /// The words that differ from a word by a typing error or two, nearest first.
  func closest(to word: String) -> [String] {
    let limit = word.count > 4 ? 2 : 1
    return filter { abs($0.count - word.count) <= limit }
      .map { (candidate: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= limit }
      .sorted { $0.distance < $1.distance }
      .prefix(3)
      .map(\.candidate)
  }
}
