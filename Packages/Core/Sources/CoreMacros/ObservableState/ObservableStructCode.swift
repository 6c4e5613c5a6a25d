import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that make a struct observable.
struct ObservableStructCode {
  let declaration: StructDeclSyntax
  let access: String

  var members: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !declaration.declaresProperty(named: "_$observationRegistrar") {
      members.append(
        "var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()")
    }
    if !declaration.declaresProperty(named: "_$id") {
      members.append(
        """
        nonisolated \(raw: access)var _$id: CoreArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }
        """
      )
    }
    if !declaration.declaresFunction(named: "_$willModify") {
      members.append(
        """
        nonisolated \(raw: access)mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
        """
      )
    }
    if !declaration.declaresProperty(named: "_$registrar") {
      members.append(
        """
        \(raw: access)static var _$registrar:
          Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
        {
          \\Self._$observationRegistrar
        }
        """
      )
    }
    if !declaration.declaresFunction(named: "_$storage"), !places.isEmpty {
      members.append("\(raw: storageFunction)")
    }
    return members
  }

  private var places: [Conditional<Property>] {
    Conditional<Property>.all(of: declaration.memberBlock.members) { member in
      guard let property = member.as(VariableDeclSyntax.self).flatMap(Property.init),
        property.isTracked || property.isPresented
      else { return [] }
      return [property]
    }
  }

  private var storageFunction: String {
    [
      "\(access)static func _$storage(",
      "  for keyPath: Swift.PartialKeyPath<Self>",
      ") -> CoreArchitecture.ObservationStorage<Self>? {",
      places.rendered(answer).indented(),
      "  return nil",
      "}",
    ].lines
  }

  private func answer(for property: Property) -> String {
    let storage = property.storageName
    guard property.isPresented else { return answer("\\Self.\(property.name)", storage, property) }
    return [
      answer("\\Self.\(property.name)", "\(storage).wrappedValue", property),
      answer("\\Self.$\(property.bareName)", storage, property),
    ].lines
  }

  private func answer(_ keyPath: String, _ storage: String, _ property: Property) -> String {
    """
    if keyPath == \(keyPath) {
      return CoreArchitecture.ObservationStorage<Self>(
        \\Self.\(storage), property: \(property.id.literal))
    }
    """
  }
}
