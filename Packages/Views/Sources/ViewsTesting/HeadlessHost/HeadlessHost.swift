internal import CoreDependencies
@_spi(Views) internal import CoreTesting
@_spi(Hosts) public import CoreViews

/// Drives a session of views in a test, by the texts on the screen.
///
/// What is not possible is reported as an issue at the line of the call, with suggestions. Use it
/// on the actor of its session.
public final class HeadlessHost {
  /// The session of views that the host drives.
  public let session: any ViewSession
  private var focus: Element.ID?

  /// Makes a host that drives a session.
  public init(_ session: any ViewSession) { self.session = session }

  /// Makes a host that runs a view on the current actor.
  public convenience init(
    isolation: isolated (any Actor)? = #isolation, @ViewBuilder _ content: () -> some View
  ) {
    self.init(ViewGraph(content()))
  }

  /// The text on screen, as the plain host would print it.
  ///
  /// Updates the session first.
  public var text: String {
    session.update()
    return session.root.plainText
  }

  /// The front modal presentation or, without one, the whole screen.
  ///
  /// Updates the session first.
  public var front: Element.Front {
    session.update()
    return session.root.front
  }

  /// Presses the button or link with a label, or submits the field with it.
  public func tap(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.press, label, location) { .activate($0.id) }
  }

  /// Replaces the text of the field with a label.
  public func type(
    _ label: String, _ text: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.edit, label, location) { .edit($0.id, text: text) }
  }

  /// Flips the toggle with a label.
  public func toggle(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.flip, label, location) { .activate($0.id) }
  }

  /// Selects the tab with a label.
  public func tab(
    _ label: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    act(.select, label, location) { .activate($0.id) }
  }

  /// Goes one step back: closes a sheet, cover or alert in front, or leaves the top screen.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    perform(.back, "go back", location)
  }

  /// Refreshes the content in front.
  public func refresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    perform(.refresh, "refresh", location)
  }
}

extension HeadlessHost {
  /// Interacts with the control that has a label; returns whether that was possible.
  @discardableResult
  func act(
    _ use: Element.Role.Use, _ label: String, _ location: _SourceLocation,
    _ interaction: (Element) -> Interaction
  ) -> Bool {
    session.update()
    switch session.root.find(label, roles: use.roles) {
    case .success(let element):
      return perform(interaction(element), "\(use.verb) \"\(label)\"", location)
    case .failure(let failure):
      report("\(use.verb) \"\(label)\"", failure.description, location)
      return false
    }
  }

  @discardableResult
  func perform(_ interaction: Interaction, _ attempt: String, _ location: _SourceLocation) -> Bool {
    guard case .refused(let reason) = session.perform(interaction) else {
      session.followFocus(from: &focus)
      return true
    }
    report(attempt, reason, location)
    return false
  }

  func report(_ attempt: String, _ reason: String, _ location: _SourceLocation) {
    location.fail(
      """
      Could not \(attempt): \(reason)\(reason.hasSuffix("?") ? "" : ".")

      On screen:
      \(session.root.plainText)
      """)
  }
}

extension Element.Role.Use {
  /// What the test did, as in: Could not tap "Save".
  fileprivate var verb: String {
    switch self {
    case .press: "tap"
    case .edit: "type into"
    case .flip: "flip"
    case .select: "select"
    case .choose, .pick: "choose in"
    case .adjust: "step"
    case .expand: "open or close"
    }
  }

  /// The roles to look among; a tap also submits fields, so it looks among all controls.
  fileprivate var roles: Set<Element.Role> {
    switch self {
    case .press: []
    case .adjust: Element.Role.used(by: self).union([.datePicker])
    case .edit, .flip, .select, .choose, .pick, .expand: Element.Role.used(by: self)
    }
  }
}
