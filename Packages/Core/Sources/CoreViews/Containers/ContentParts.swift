/// A view that stands for one other.
protocol ContentParts: KindParts { associatedtype Content: View }

extension ContentParts {
  static func contain(_ isSought: (any View.Type) -> Bool) -> Bool {
    ViewKind.contains(Content.self, isSought)
  }
}

extension HStack: ContentParts {}
extension VStack: ContentParts {}
extension ModifiedView: ContentParts {}
extension Group: ContentParts {}
