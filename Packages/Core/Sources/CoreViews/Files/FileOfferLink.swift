internal import Foundation

/// A link that hands a file to a person elsewhere, and runs a closure when it has been asked for.
struct FileOfferLink: View {
  typealias Body = Never

  let label: Text
  let offer: Element.FileOffer
  let fetched: () -> Void

  init(_ offer: Element.FileOffer, label: Text, fetched: @escaping () -> Void) {
    self.offer = offer
    self.label = label
    self.fetched = fetched
  }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ControlNode(view, at: site).mounted()
  }
}

extension FileOfferLink: ControlView {
  func describe(_ element: inout Element) {
    element.role = .link
    element.traits.fileOffer = offer
  }

  func activation(in environment: EnvironmentValues) -> (() -> Void)? { fetched }
}
