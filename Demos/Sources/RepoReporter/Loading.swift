/// Whether something is being loaded, and how many times that has begun.
///
/// A screen's `task(id:)` goes by it. A `Bool` would not do: where one loading ends and the next
/// begins before the screen is brought up to date, it looks as if nothing had happened.
public struct Loading: Hashable, Sendable {
  public private(set) var number = 1
  public private(set) var isUnderWay = true

  public init() {}

  public mutating func begin() {
    number += 1
    isUnderWay = true
  }

  public mutating func end() {
    isUnderWay = false
  }
}
