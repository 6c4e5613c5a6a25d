public import CoreArchitecture

/// A control that pushes a screen onto the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case state(StateLink)

    var isEmpty: Bool {
      switch self {
      case .value(nil): true
      case .state(let link): link.state == nil
      case .value, .view: false
      }
    }
  }

  let target: Target
  let label: Label
  /// Whether the screen is pushed; nil for a link that keeps that to itself.
  var isActive: Binding<Bool>?

  /// Makes a link to a screen that the closure builds, with a label built from views.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LinkNode(view, at: site).mounted()
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that appends a value to the path of the stack; with nil the link is disabled.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that appends a value to the path of the stack; with nil the link is disabled.
  public init(_ title: LocalizedStringKey, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link that appends a value to the path of the stack; with nil the link is disabled.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen that the closure builds.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a screen that the closure builds.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink: Pressed {}
