@_spi(Reflection) import Swift

extension GraphRuntime {
  func fieldPlan(for type: Any.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let lastFieldPlan, lastFieldPlan.key == key { return lastFieldPlan.plan }
    let plan = fieldPlans[key] ?? FieldPlan(for: type)
    fieldPlans[key] = plan
    lastFieldPlan = (key, plan)
    return plan
  }
}

extension FieldPlan {
  init(for type: Any.Type) { addFields(of: type, at: 0) }

  private mutating func addFields(of type: Any.Type, at base: Int) {
    var found: [(Int, Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      found.append((base + offset, fieldType))
      return true
    }
    for (offset, fieldType) in found {
      if let property = fieldType as? any DynamicProperty.Type {
        addFields(of: fieldType, at: offset)
        fields.append(Field(offset: offset, type: property))
      } else if fieldType is any FieldHolder.Type {
        addFields(of: fieldType, at: offset)
      }
    }
  }
}
