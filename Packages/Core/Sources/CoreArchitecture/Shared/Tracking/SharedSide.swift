/// The side of an assertion whose value is read: a test's expectation or the actual value.
///
/// At all other times both are the same.
enum SharedSide {
  case expected
  case actual
}
