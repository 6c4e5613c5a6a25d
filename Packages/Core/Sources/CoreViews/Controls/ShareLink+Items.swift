internal import CoreArchitecture
public import Foundation

extension ShareLink {
  /// Makes a button for several texts with a label built from views; subject and message precede them.
  public init(
    items: [String], subject: Text?, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      item: items.joined(separator: "\n"), subject: subject, message: message, label: label)
  }

  /// Makes a button for several URLs with a label built from views; subject and message precede them.
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
