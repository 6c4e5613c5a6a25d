internal import CoreArchitecture
public import Foundation

/// A button that hands a text or a URL on to other programs.
///
/// A terminal copies it, the plain host prints it, and a page has the browser share or copy it.
public struct ShareLink<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let text: String
  let label: Label

  /// Makes a button with a label built from views; subject and message precede a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    text = [subject?.string, message?.string, item].compactMap(\.self).joined(separator: "\n")
    self.label = label()
  }

  /// Makes a button for a URL with a label built from views; subject and message precede it.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item.absoluteString, subject: subject, message: message, label: label)
  }

  /// Makes a button for several texts, a line each, with a label built from views.
  public init(items: [String], @ViewBuilder label: () -> Label) {
    self.init(item: items.joined(separator: "\n"), label: label)
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ControlNode<Self>.self }
  }
}

extension ShareLink where Label == Text {
  /// Makes a button called Share.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Text(ownText("Share")) }
  }

  /// Makes a button called Share, for a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Text(ownText("Share")) }
  }

  /// Makes a button with a title.
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }

  /// Makes a button with a title, for a URL.
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}

extension ShareLink where Label == Text {
  /// Makes a button called Share, for a URL; the preview is left out.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Makes a button called Share, for several texts.
  public init(items: [String]) { self.init(items: items) { Text(ownText("Share")) } }
}

extension ShareLink where Label == Text {
  /// Makes a button with a title, for a URL; the preview is left out.
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }

  /// Makes a button with a title; the preview is left out.
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }
}

extension ShareLink: ControlView {
  func describe(_ element: inout Element) {
    element.role = .button
    element.traits.shared = text
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? { {} }
}

extension ShareLink {
  /// Makes a button for several texts with a label built from views; subject and message precede
  /// them.
  public init(
    items: [String], subject: Text?, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      item: items.joined(separator: "\n"), subject: subject, message: message, label: label)
  }

  /// Makes a button for several URLs with a label built from views; subject and message precede
  /// them.
  public init(
    items: [URL], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: items.map(\.absoluteString), subject: subject, message: message, label: label)
  }

  /// Makes a button with a label built from views; the preview is left out.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }

  /// Makes a button for a URL with a label built from views; the preview is left out.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == Text {
  /// Makes a button called Share, for several URLs.
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { Text(ownText("Share")) }
  }

  /// Makes a button called Share, for several URLs; the previews are left out.
  public init(
    items: [URL], subject: Text? = nil, message: Text? = nil, preview: (URL) -> SharePreview
  ) {
    self.init(items: items, subject: subject, message: message)
  }

  /// Makes a button with a title, for several URLs.
  public init(
    _ title: some StringProtocol, items: [URL], subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) { Text(title) }
  }

  /// Makes a button with a title, for several texts.
  public init(
    _ title: some StringProtocol, items: [String], subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) { Text(title) }
  }

  /// Makes a button called Share; the preview is left out.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init(item: item, subject: subject, message: message)
  }
}

/// What a person sees of what is shared; hosts show nothing.
public struct SharePreview: Hashable, Sendable {
  let title: String

  /// Makes a preview with a title.
  public init(_ title: some StringProtocol) { self.title = String(title) }
  /// Makes a preview with a title and a picture.
  public init(_ title: some StringProtocol, image: Image) { self.init(title) }
}
