// The protocol, its builder, and the nodes of the views that these make.
//
// EquatableView: EquatableNode.
// TupleView: TupleNode, TupleStorage, ViewList.
// TypedNode: TypedElementNode.
// View: BodyNode, EmptyView, PlainLabel.
// ViewBuilder: ArrayNode, ArrayView, ConditionalNode, ConditionalView, OptionalNode.

/// A part of a screen, described by the views it is made of.
///
/// ```
/// struct Greeting: View {
///   let name: String
///   var body: some View {
///     Text("Hello, \(name)")
///   }
/// }
/// ```
///
/// A view is a value, made anew at every update of its parent. What has to last longer belongs in
/// ``State``, an observable object or a store. A body runs on its session's actor; a view that is
/// declared `@MainActor struct Chart: @MainActor View` is for sessions of the main actor.
public protocol View {
  /// The view that the body returns.
  associatedtype Body: View

  /// The content, evaluated again when something that it has read changes.
  @ViewBuilder var body: Body { get }

  /// Mounts the view; only views of this module implement it themselves.
  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self>

  /// Mounts the views that it consists of; only views of this module implement it themselves.
  static func _makeNodes(_ view: Self, at site: MountSite) -> [ViewNode]

  /// Updates what `_makeNodes` has mounted.
  static func _updateNodes(_ nodes: [ViewNode], _ view: Self, _ environment: EnvironmentValues)
}

extension View {
  /// Mounts a view that is made of other views: evaluates its body and mounts the result.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { BodyNode<Self>.self }
  }

  /// Mounts the view as one.
  public static func _makeNodes(_ view: Self, at site: MountSite) -> [ViewNode] {
    [_makeNode(view, at: site)]
  }

  /// Updates the view as one.
  public static func _updateNodes(
    _ nodes: [ViewNode], _ view: Self, _ environment: EnvironmentValues
  ) {
    unsafeDowncast(nodes[0], to: TypedNode<Self>.self).update(view, environment)
  }
}

extension Never: View {
  /// Has no body: a value of this type never exists.
  public typealias Body = Never
  /// Is never asked for.
  public var body: Never { preconditionFailure("A value of `Never` never exists.") }
}

extension View where Body == Never {
  /// Stops the process: a view that the view layer draws itself has no body to ask for.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is drawn by the view layer itself.")
  }
}

extension View {
  /// Prints the name of the view: its body is evaluated, for what it has read has changed.
  public static func _printChanges() { print("\(Self.self): changed.") }
  /// Prints the name of the view: its body is evaluated, for what it has read has changed.
  public static func _logChanges() { _printChanges() }
}

/// A view without content, which leaves no element in the tree.
public struct EmptyView: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Makes an empty view.
  @inlinable
  public init() {}

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TypedNode(view, at: site).mounted()
  }
}

/// A change to views that is written once and applied to many.
///
/// It may have `State`, `Environment` and other dynamic properties, as views have.
public protocol ViewModifier: FieldHolder {
  /// The view that the modifier makes of its content.
  associatedtype Body: View
  /// The view that is modified, with its type hidden.
  typealias Content = AnyView

  /// Returns the content with the change; evaluated again when something that it has read changes.
  @ViewBuilder func body(content: Content) -> Body
}

/// A mounted view that is made of other views.
final class BodyNode<Content: View>: TypedNode<Content> {
  @exclusivity(unchecked) private var child: TypedNode<Content.Body>?
  @exclusivity(unchecked) private var slots: [AnyObject?] = []

  override func evaluate() {
    let body = hasNoFields ? runtime.track(self) { view.body } : evaluateWithFields()
    if let child {
      child.update(consume body, environment)
    } else {
      child = Content.Body._makeNode(body, at: childSite())
    }
  }

  private func evaluateWithFields() -> Content.Body {
    let plan = runtime.fieldPlan(for: Content.self)
    hasNoFields = plan.isEmpty
    var installed = view
    if !plan.isEmpty { plan.install(into: &installed, slots: &slots, node: self) }
    return runtime.track(self) { installed.body }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }

  override var isAsMounted: Bool {
    slots.allSatisfy { slot in slot.map { ($0 as? any SlotValue)?.isAsAtFirst == true } ?? true }
  }
}

/// A view that may be nothing but a text, and then needs no element within what it labels.
protocol PlainLabel {
  /// Gives an element the text and its style, if the view is nothing but a text.
  ///
  /// Returns whether it is.
  func label(_ element: inout Element) -> Bool
}
