/// A view that is marked while the pointer is on it.
struct HoverView<Content: View>: View {
  @Environment(\.usualHoverEffect) private var usual
  let content: Content
  /// How; nil for not at all.
  let effect: HoverEffect?

  init(content: Content, effect: HoverEffect?) {
    self.content = content
    self.effect = effect
  }

  var body: some View {
    let mark = effect.map { ($0 == .automatic ? usual : $0).mark }
    content.finishing(mark.map { .mark($0) })
  }
}

extension EnvironmentValues {
  private enum HoverKey: EnvironmentKey { static var defaultValue: HoverEffect { .automatic } }

  var usualHoverEffect: HoverEffect {
    get { self[HoverKey.self] }
    set { self[HoverKey.self] = newValue }
  }
}
