/// A view that holds rows and is none.
protocol SectionOfRows {}

extension Section: SectionOfRows {}
extension ForEach: SectionOfRows {}
