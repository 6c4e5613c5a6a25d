import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func viewActionNeedsFeature(_ node: AttributeSyntax) -> Diagnostic {
    Complaint(
      id: "viewAction.needsFeature",
      article: .actions,
      message: "'@ViewAction' needs the feature whose view this is, written as 'Feature.self'"
    )
    .diagnostic(at: node)
  }

  static func viewActionNeedsStore(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax,
    feature: String
  ) -> Diagnostic {
    let store = MemberBlockItemSyntax(decl: "\n  let store: StoreOf<\(raw: feature)>" as DeclSyntax)
    let members = declaration.memberBlock.members
    let fixIt = FixIt(
      message: Remedy(id: "viewAction.store", message: "add 'store'"),
      changes: [.replace(oldNode: Syntax(members), newNode: Syntax([store] + members))]
    )
    let complaint = Complaint(
      id: "viewAction.needsStore",
      article: .actions,
      message: "'@ViewAction' needs a property 'store' in \(declaration.kindDescription) to send to"
    )
    return complaint.diagnostic(at: node, fixIts: [fixIt])
  }

  /// Warns that `store.send(.view(.tapped))` bypasses the view's own `send`.
  static func directSend(_ call: FunctionCallExprSyntax) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let replacement = call.sendingViewAction {
      fixIts.append(
        FixIt(
          message: Remedy(id: "viewAction.send", message: "send through the view"),
          changes: [.replace(oldNode: Syntax(call), newNode: Syntax(replacement))]
        )
      )
    }
    return Complaint(
      id: "viewAction.directSend",
      article: .actions,
      message: """
        a view with '@ViewAction' sends its own actions, with 'send(…)'; 'store.send(…)' reaches \
        every action of the feature
        """,
      severity: .warning
    )
    .diagnostic(at: call, fixIts: fixIts)
  }
}

extension FunctionCallExprSyntax {
  /// The call `send(.tapped)` for `store.send(.view(.tapped))`; nil for other actions.
  fileprivate var sendingViewAction: FunctionCallExprSyntax? {
    guard let argument = arguments.first,
      let action = argument.expression.as(FunctionCallExprSyntax.self),
      let name = action.calledExpression.as(MemberAccessExprSyntax.self),
      name.declName.baseName.text == "view",
      let inner = action.arguments.first, action.arguments.count == 1
    else { return nil }
    let rest = Array(arguments.dropFirst())
    let first = argument.with(\.expression, inner.expression)
    return with(
      \.calledExpression,
      ExprSyntax(
        DeclReferenceExprSyntax(
          leadingTrivia: calledExpression.leadingTrivia, baseName: .identifier("send"),
          trailingTrivia: calledExpression.trailingTrivia))
    )
    .with(\.arguments, LabeledExprListSyntax([first] + rest))
  }
}
