/// The choice of the picker around, for its options.
///
/// The node of the picker keeps it, so that its binding can be replaced in place.
final class OptionSelection {
  var access: SelectionAccess

  init(_ access: SelectionAccess) { self.access = access }
}
