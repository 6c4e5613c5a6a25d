import Testing

/// The text of a failed test: which private mechanism is not what it was, and where to look.
///
/// `fact` says how Swift 6.3.1 does it.
struct ToolchainChange {
  let fact: String
  let file: String

  init(_ fact: String, _ file: String) {
    self.fact = fact
    self.file = file
  }

  var text: String {
    """
    Swift 6.3.1's \(fact). In this toolchain that has changed: \
    Packages/Core/Sources/CoreToolchain/\(file).swift must follow.
    """
  }

  var comment: Comment { Comment(rawValue: text) }
}
