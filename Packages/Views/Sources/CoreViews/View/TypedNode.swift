internal import CoreToolchain

/// A mounted view of a known type.
///
/// Only this module makes and uses it.
public class TypedNode<Content: View>: ViewNode {
  @exclusivity(unchecked) final var view: Content

  required init(_ view: Content, at site: MountSite) {
    self.view = view
    super.init(at: site)
  }

  final func mounted() -> TypedNode<Content> {
    runtime.evaluate(self)
    return self
  }

  /// Takes over a newer value of the view, and evaluates it unless nothing has changed.
  ///
  /// A value with the same bits in the same environment is the same: the old value still holds
  /// everything that the bits refer to.
  final func update(_ newView: consuming Content, _ newEnvironment: EnvironmentValues) {
    if withUnsafePointer(to: newView, { isSame($0, newEnvironment) }) { return }
    let keepsElement = isUnasked(newEnvironment) && looksTheSame(as: newView)
    view = newView
    environment = newEnvironment
    isDirty = false
    runtime.evaluate(self, keepingElement: keepsElement)
  }

  /// Does the same with a value at an address, which is copied only if it is another.
  final func update(at place: UnsafePointer<Content>, _ newEnvironment: EnvironmentValues) {
    if !isSame(place, newEnvironment) { update(place.pointee, newEnvironment) }
  }

  private func isUnasked(_ newEnvironment: EnvironmentValues) -> Bool {
    !isDirty && newEnvironment.isIdentical(to: environment)
  }

  private func isSame(
    _ newView: UnsafePointer<Content>, _ newEnvironment: EnvironmentValues
  ) -> Bool {
    isUnasked(newEnvironment) && withUnsafePointer(to: &view) { haveSameBits(at: $0, newView) }
  }

  /// Whether the node's element says the same of a newer value of the view, but for its children.
  func looksTheSame(as newView: Content) -> Bool { false }
}

extension MountSite {
  /// Mounts a view here, as a node of a class that is looked for only once for each type of view.
  @inline(__always)
  func mount<Content: View>(
    _ view: Content, as type: () -> TypedNode<Content>.Type
  ) -> TypedNode<Content> {
    let known: AnyClass = nodeClasses.class(for: Content.self) { type() }
    return unsafeBitCast(known, to: TypedNode<Content>.Type.self).init(view, at: self).mounted()
  }
}

private let nodeClasses = KnownClasses()

/// A mounted view with an element.
class TypedElementNode<Content: View>: TypedNode<Content> {
  @exclusivity(unchecked) private final var kept: Element?

  final override var element: Element? {
    _read { yield kept }
    _modify { yield &kept }
  }
}
