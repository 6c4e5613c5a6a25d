/// A key path to a case of an enum, without the type of the case's value.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>
