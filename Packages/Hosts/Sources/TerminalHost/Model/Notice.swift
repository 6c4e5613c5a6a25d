/// What the status row says for as long as it holds.
enum Notice: Hashable {
  /// Something is under way.
  case progress(String)
  /// What went wrong, such as the first error of a build, with its file and line.
  case failure(String)

  /// The text, without the folders of the file if they take too much room.
  func text(within width: Int) -> String {
    switch self {
    case .progress(let text): return text
    case .failure(let text):
      let text = DisplayText.label(text)
      guard text.cellWidth > width else { return text }
      let place = text.prefix { $0 != ":" }
      let start = place.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
      return DisplayText.truncated(String(text[start...]), to: width)
    }
  }
}
