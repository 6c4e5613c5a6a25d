/// Controls for a menu that a system has; hosts show them in a menu of that name.
public struct CommandGroup<Content: View>: View {
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Puts controls in the place of those that a system has.
  public init(replacing placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.placement = placement
    content = addition()
  }

  /// Puts controls in front of those that a system has.
  public init(before placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: placement, addition: addition)
  }

  /// Puts controls behind those that a system has.
  public init(after placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: placement, addition: addition)
  }

  /// The menu; nothing if there are no controls.
  public var body: some View {
    if Content.self != EmptyView.self { Menu(placement.title) { content } }
  }
}
