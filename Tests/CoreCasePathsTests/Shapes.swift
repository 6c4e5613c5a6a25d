import CoreCasePaths

/// Cases of every kind that the macro has to deal with.
@CasePathable @dynamicMemberLookup
enum Shape: Equatable, Sendable {
  case empty
  case circle(Int)
  case point(x: Int, y: Int)
  case pair(Int, String)
  case named(id: String?)
  indirect case framed(Self)
  case style(Style)
  case `repeat`(Int)
  case hole(Never)
  #if DEBUG || !DEBUG
    case always
  #else
    case never(Int)
  #endif
  @available(*, unavailable) case gone
}

@CasePathable @dynamicMemberLookup
enum Style: Equatable, Sendable {
  case plain
  case filled(Color)
  case tags([String])
}

/// A color, in a public enum as libraries have them.
@CasePathable @dynamicMemberLookup
public enum Color: Equatable, Sendable {
  case grey(Int)
  case name(String)
}

@CasePathable
enum Either<Left, Right: Equatable> {
  case left(Left)
  case right(Right)
  case both(Left, r: Right)
}

/// An action whose child has no actions at all.
@CasePathable
enum Childless {
  case child(NoAction)
}

@CasePathable
enum NoAction {}

@MainActor
enum Screen {
  @CasePathable
  enum Action: Equatable { case tap(Int) }
}
