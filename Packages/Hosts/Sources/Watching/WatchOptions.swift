/// What the watcher is to do, as its command line says.
struct WatchOptions: Equatable {
  /// The shell command that builds the program.
  var build = ""
  /// The folders whose files are sources.
  var folders: [String] = []
  /// The file to which the times of each round are added; nil for none.
  var times: String?
  /// Whether the first build has failed, so that there is nothing to run yet.
  var isWaiting = false
  /// The program and its arguments.
  var program: [String] = []

  static let usage = """
    Watch --build COMMAND --folder FOLDER … [--times FILE] [--waiting] -- PROGRAM [ARGUMENT …]
    """

  /// Reads a command line; nil if it is none.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "--waiting": isWaiting = true
      case "--":
        program = Array(rest)
        rest = []
      default:
        guard let value = rest.popFirst() else { return nil }
        switch flag {
        case "--build": build = value
        case "--folder": folders.append(value)
        case "--times": times = value
        default: return nil
        }
      }
    }
    if build.isEmpty || folders.isEmpty || program.isEmpty { return nil }
  }
}
