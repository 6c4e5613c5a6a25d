public import CoreCasePaths

/// An enum a binding to which can be switched over; apply `@CaseBindable` to it.
public protocol CaseBindable: CasePathable {
  /// The same cases, with bindings to their values.
  associatedtype CaseBindings
  /// The same cases, with bindings to their values for code without views.
  associatedtype UICaseBindings

  /// The bindings to the case that the enum is in.
  static func _caseBindings(of binding: Binding<Self>) -> CaseBindings
  /// The bindings to the case that the enum is in, for code without views.
  static func _caseBindings(of binding: UIBinding<Self>) -> UICaseBindings
}

/// Lets a binding to an enum be switched over, with a binding to the value of each case.
///
/// ```swift
/// @CaseBindable enum Berth { case free, taken(by: String) }
///
/// switch $berth.case {
/// case .free: Text("Free")
/// case .taken(let name): TextField("Ship", text: name)
/// }
/// ```
///
/// It makes the enum `CasePathable` as well.
@attached(
  member,
  names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator),
  named(_$Root), named(CaseBindings), named(UICaseBindings), named(_caseBindings))
@attached(extension, conformances: CaseBindable, CasePathable, CasePathIterable)
public macro CaseBindable() = #externalMacro(module: "CoreMacros", type: "CaseBindableMacro")

extension Binding where Value: CaseBindable {
  /// The case that the enum is in, with a binding to its value.
  public var `case`: Value.CaseBindings { Value._caseBindings(of: self) }
}

extension UIBinding where Value: CaseBindable {
  /// The case that the enum is in, with a binding to its value.
  public var `case`: Value.UICaseBindings { Value._caseBindings(of: self) }
}
