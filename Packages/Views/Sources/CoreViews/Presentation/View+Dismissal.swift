public import CoreArchitecture

/// Asking before a sheet or a cover is closed.
extension View {
  /// Shows a dialog when the sheet or cover that the view is part of is about to be closed, if so
  /// wanted.
  ///
  /// A button closes it after its action, unless its role is `.cancel`. The page of a program that
  /// is in no sheet is left without a question.
  public func dismissalConfirmationDialog(
    _ title: LocalizedStringKey, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    asking(Text(title).string, shouldPresent, AnyView(actions()), nil)
  }

  /// Shows a dialog with a message when the sheet or cover around is about to be closed.
  public func dismissalConfirmationDialog(
    _ title: LocalizedStringKey, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    asking(Text(title).string, shouldPresent, AnyView(actions()), AnyView(message()))
  }

  /// Shows a dialog when the sheet or cover around is about to be closed.
  @_disfavoredOverload
  public func dismissalConfirmationDialog(
    _ title: some StringProtocol, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View
  ) -> some View {
    asking(String(title), shouldPresent, AnyView(actions()), nil)
  }

  /// Shows a dialog with a message when the sheet or cover around is about to be closed.
  @_disfavoredOverload
  public func dismissalConfirmationDialog(
    _ title: some StringProtocol, shouldPresent: Bool,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View {
    asking(String(title), shouldPresent, AnyView(actions()), AnyView(message()))
  }

  /// Shows a dialog when the sheet or cover around is about to be closed; the title's style is left
  /// out.
  public func dismissalConfirmationDialog(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> some View
  ) -> some View {
    asking(title.string, shouldPresent, AnyView(actions()), nil)
  }

  private func asking(
    _ title: String, _ isWanted: Bool, _ actions: AnyView, _ message: AnyView?
  ) -> some View {
    DismissalDialog(
      content: self, title: title, isWanted: isWanted, actions: actions, message: message)
  }
}

/// Allows closing a sheet by its own controls only.
public struct DismissDisabledModifier: NodeModifier {
  let isDisabled: Bool

  /// Tells the presentation around the view whether going back may close it.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    node.environment.builtIn.presentation?.setClosingBlocked(isDisabled, by: node.id)
    return existing ?? DismissDisabledAttachment(node: node)
  }
}

private final class DismissDisabledAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.presentation?.setClosingBlocked(false, by: node.id)
  }
}

extension View {
  /// Keeps the sheet or cover that the view is part of from being closed by going back.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified(by: DismissDisabledModifier(isDisabled: isDisabled))
  }
}

/// A view that asks before the presentation around it is closed.
struct DismissalDialog<Content: View>: View {
  @State private var isAsking = false
  let content: Content
  let title: String
  let isWanted: Bool
  let actions: AnyView
  let message: AnyView?

  init(
    content: Content, title: String, isWanted: Bool, actions: AnyView, message: AnyView?
  ) {
    self.content = content
    self.title = title
    self.isWanted = isWanted
    self.actions = actions
    self.message = message
  }

  var body: some View {
    var dialog = ModalModifier(
      kind: .confirmationDialog,
      presentation: Presentation(isPresented: $isAsking) { [actions] in actions })
    dialog.title = { title }
    dialog.message = message.map { message in { message } }
    dialog.closesAround = true
    return
      content
      .modified(by: DismissalQuestion(ask: isWanted ? { isAsking = true } : nil))
      .modified(by: dialog)
  }
}

/// Has the presentation around a view ask before it is closed.
struct DismissalQuestion: NodeModifier {
  /// Asks; nil for closing at once.
  let ask: (() -> Void)?

  init(ask: (() -> Void)?) { self.ask = ask }

  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment? {
    node.environment.builtIn.presentation?.setQuestion(ask, by: node.id)
    return existing ?? QuestionAttachment(node: node)
  }
}

private final class QuestionAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.presentation?.setQuestion(nil, by: node.id)
  }
}
