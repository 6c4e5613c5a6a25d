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
