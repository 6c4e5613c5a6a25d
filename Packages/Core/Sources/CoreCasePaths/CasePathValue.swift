/// A case path given as a value, such as `/Action.row`.
public typealias _CasePathValue<Root, Value> = _CasePathConvertible<Root, Value> & _Weighty
