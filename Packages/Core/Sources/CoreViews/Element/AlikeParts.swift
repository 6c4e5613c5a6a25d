/// The last looks and traits that elements were made with: rows of a list have most of them in common.
struct AlikeParts {
  private var styles: [StyleBox] = []
  private var traits: [TraitsBox] = []
  private var next = 0

  mutating func share(_ style: inout StyleBox) { Self.share(&style, in: &styles, &next) }
  mutating func share(_ some: inout TraitsBox) { Self.share(&some, in: &traits, &next) }

  private static func share<Part: Equatable>(
    _ part: inout Part, in known: inout [Part], _ next: inout Int
  ) {
    if let same = known.first(where: { $0 == part }) {
      part = same
    } else if known.count < 4 {
      known.append(part)
    } else {
      known[next & 3] = part
      next &+= 1
    }
  }
}
