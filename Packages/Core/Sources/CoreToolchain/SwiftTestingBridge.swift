/// Records issues in Swift Testing, by the symbol names of that library's public functions.
///
/// It does not depend on the layout of Testing's types: they are opened as generic parameters, made
/// by their own initializers, and passed by address.
package struct SwiftTestingBridge: Sendable {
  /// The place of an issue in the source.
  package struct Place {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    package init(fileID: String, filePath: String, line: Int, column: Int) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
      self.column = column
    }
  }

  private let comment: Any.Type
  private let location: Any.Type
  private let severity: Any.Type
  private let issue: Any.Type

  /// The loaded Testing, or nil in a process without it.
  static let current = Self()

  private init?() {
    guard
      let comment = _typeByName("7Testing7CommentV"),
      let location = _typeByName("7Testing14SourceLocationV"),
      let severity = _typeByName("7Testing5IssueV8SeverityO"),
      let issue = _typeByName("7Testing5IssueV")
    else { return nil }
    self.comment = comment
    self.location = location
    self.severity = severity
    self.issue = issue
  }

  /// Records an issue.
  ///
  /// Returns false when this version of Testing lacks the function.
  func record(_ message: String?, isWarning: Bool, at place: Place) -> Bool {
    func open<Comment, Location, Severity, Issue>(
      _: Comment.Type, _: Location.Type, _: Severity.Type, _: Issue.Type
    ) -> Bool {
      typealias Record = @convention(thin) (Comment?, Severity, Location) -> Issue
      let name = """
        $s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0\
        VtFZ
        """
      guard
        let record = LoadedLibrary.function(name, as: Record.self),
        let location: Location = Self.location(place)
      else { return false }
      // An enum without payloads is stored as its case's number: `warning` is 0, `error` is 1.
      let severity = withUnsafeTemporaryAllocation(of: Severity.self, capacity: 1) {
        UnsafeMutableRawPointer($0.baseAddress!).storeBytes(of: isWarning ? 0 : 1, as: UInt8.self)
        return $0[0]
      }
      _ = record(Self.comment(message), severity, location)
      return true
    }
    func openComment<C>(_ comment: C.Type) -> Bool {
      func openLocation<L>(_ location: L.Type) -> Bool {
        func openSeverity<S>(_ severity: S.Type) -> Bool {
          func openIssue<I>(_ issue: I.Type) -> Bool { open(comment, location, severity, issue) }
          return _openExistential(issue, do: openIssue)
        }
        return _openExistential(severity, do: openSeverity)
      }
      return _openExistential(location, do: openLocation)
    }
    return _openExistential(comment, do: openComment)
  }

  /// Runs `body`, in which an issue is expected.
  ///
  /// Returns false without running it when this version of Testing lacks the function.
  func withKnownIssue(
    _ message: String?, isIntermittent: Bool, at place: Place, _ body: () throws -> Void
  ) -> Bool {
    func open<Comment, Location>(_: Comment.Type, _: Location.Type) -> Bool {
      typealias Known = @convention(thin) (Comment?, Bool, Location, () throws -> Void) -> Void
      let name = """
        $s7Testing14withKnownIssue_14isIntermittent14sourceLocation_yAA7CommentVSg_SbAA06SourceH0\
        VyyKXEtF
        """
      guard
        let known = LoadedLibrary.function(name, as: Known.self),
        let location: Location = Self.location(place)
      else { return false }
      known(Self.comment(message), isIntermittent, location, body)
      return true
    }
    func openComment<C>(_ comment: C.Type) -> Bool {
      func openLocation<L>(_ location: L.Type) -> Bool { open(comment, location) }
      return _openExistential(location, do: openLocation)
    }
    return _openExistential(comment, do: openComment)
  }

  /// What runs an asynchronous closure, in which an issue is expected, on the caller's actor.
  typealias Expecting = (isolated (any Actor)?, () async throws -> Void) async -> Void

  /// Makes what expects an issue; nil when this version of Testing lacks the function.
  func expecting(_ message: String?, isIntermittent: Bool, at place: Place) -> Expecting? {
    func open<Comment, Location>(_: Comment.Type, _: Location.Type) -> Expecting? {
      typealias Known =
        @convention(thin) (
          Comment?, Bool, isolated (any Actor)?, Location, () async throws -> Void
        ) async -> Void
      let name = """
        $s7Testing14withKnownIssue_14isIntermittent9isolation14sourceLocation_yAA7CommentVSg_\
        SbScA_pSgYiAA06SourceI0VyyYaKXEtYaFTu
        """
      guard
        let known = LoadedLibrary.function(name, as: Known.self),
        let location: Location = Self.location(place)
      else { return nil }
      return { isolation, body in
        await known(Self.comment(message), isIntermittent, isolation, location, body)
      }
    }
    func openComment<C>(_ comment: C.Type) -> Expecting? {
      func openLocation<L>(_ location: L.Type) -> Expecting? { open(comment, location) }
      return _openExistential(location, do: openLocation)
    }
    return _openExistential(comment, do: openComment)
  }

  private static func comment<Comment>(_ text: String?) -> Comment? {
    func make<Raw: RawRepresentable>(_ type: Raw.Type) -> Comment? {
      (text as? Raw.RawValue).flatMap { Raw(rawValue: $0) } as? Comment
    }
    guard let text, !text.isEmpty, let raw = Comment.self as? any RawRepresentable.Type
    else { return nil }
    return make(raw)
  }

  private static func location<Location>(_ place: Place) -> Location? {
    typealias Make = @convention(thin) (consuming String, consuming String, Int, Int) -> Location
    return LoadedLibrary.function(
      "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC", as: Make.self
    )?(place.fileID, place.filePath, place.line, place.column)
  }
}
