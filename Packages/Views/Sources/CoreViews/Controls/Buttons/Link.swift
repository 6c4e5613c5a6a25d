public import CoreArchitecture
public import Foundation

/// A control that opens a URL.
///
/// ```
/// Link("Tide tables", destination: URL(string: "https://example.com/tides")!)
/// ```
///
/// The URL goes to `\.openURL` of the environment; on a page the browser follows it.
public struct Link<Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let destination: URL
  let label: Label

  /// Makes a link with a label built from views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ControlNode<Self>.self }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: ControlView {
  func describe(_ element: inout Element) {
    element.role = .link
    element.value = destination.absoluteString
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? {
    { environment.openURL(destination) }
  }
}
