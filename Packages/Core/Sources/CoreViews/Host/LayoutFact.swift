public import Foundation

/// What a host has found out by laying out an element, and its session wants to know.
public enum LayoutFact: Hashable, Sendable {
  /// The frame of a geometry reader on the page, in points.
  case frame(CGRect)
  /// Which child of a view that shows the first one that fits does fit.
  case choice(Element.ID)
  /// How far an element that asks for it is scrolled.
  case scrolled(ScrollState)
}
