/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable {
  case none, basic, indexed, full

  /// Reads `NO_COLOR`, `COLORTERM` and `TERM`.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .full
    } else {
      self = term.contains("256color") ? .indexed : .basic
    }
  }
}
