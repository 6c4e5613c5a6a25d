import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Perceptible`: does what the standard library's `@Observable` does.
///
/// Code for older systems uses this name.
public enum PerceptibleMacro: VerbatimMacro {}

extension PerceptibleMacro: MemberMacro {
  /// Generates the registrar and the methods that the observed accessors call.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self) else {
      context.diagnose(.perceptibleNeedsClass(node, on: declaration))
      return []
    }
    return [
      """
      @Observation.ObservationIgnored
      private let _$observationRegistrar = Observation.ObservationRegistrar()
      """,
      """
      internal nonisolated func access<Member>(
        keyPath: Swift.KeyPath<\(raw: type.name.text), Member>
      ) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: Swift.KeyPath<\(raw: type.name.text), Member>,
        _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
    ] + notificationChecks
  }

  /// The methods by which accessors of `@ObservationTracked` decide whether to notify.
  private static var notificationChecks: [DeclSyntax] {
    [
      ("Member", "true"), ("Member: Swift.Equatable", "lhs != rhs"),
      ("Member: Swift.AnyObject", "lhs !== rhs"),
      ("Member: Swift.Equatable & Swift.AnyObject", "lhs != rhs"),
    ].map { parameter, answer in
      """
      private nonisolated func shouldNotifyObservers<\(raw: parameter)>(
        _ lhs: Member, _ rhs: Member
      ) -> Bool { \(raw: answer) }
      """
    }
  }
}

extension PerceptibleMacro: MemberAttributeMacro {
  /// Adds `@ObservationTracked` to each stored property without a wrapper.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self).flatMap(Property.init),
      property.isStored, property.isMutable, property.isInstance,
      property.customAttributes.isEmpty
    else { return [] }
    return ["@Observation.ObservationTracked"]
  }
}

extension PerceptibleMacro: ExtensionMacro {
  /// Adds the conformance to `Observable`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self),
      protocols.contains(where: { $0.lastComponent == "Observable" })
    else { return [] }
    return [
      try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): Observation.Observable") {}
    ]
  }
}

extension Diagnostic {
  fileprivate static func perceptibleNeedsClass(
    _ node: AttributeSyntax, on declaration: some DeclGroupSyntax
  ) -> Diagnostic {
    Complaint(
      id: "perceptible.needsClass",
      article: .observation,
      message: """
        '@Perceptible' needs a class, whose instances are shared: use '@ObservableState' for \
        \(declaration.kindDescription)
        """
    ).diagnostic(at: node, fixIts: [.removing(node)])
  }
}
