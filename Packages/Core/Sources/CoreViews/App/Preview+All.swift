internal import CoreToolchain

extension Preview {
  /// All previews of the program: those of `#Preview` and of every `PreviewProvider`, by file.
  ///
  /// Complexity: linear in the conformances that the program's own code declares.
  @MainActor
  public static var all: [Preview] {
    let names: Set = ["PreviewProvider", "_PreviewSource"]
    return ConformanceRecords.types(conformingTo: names).flatMap { type -> [Preview] in
      if let source = type as? any _PreviewSource.Type {
        var preview = source.preview
        preview.typeName = "Preview"
        preview.module = module(of: type)
        return [preview]
      }
      if let provider = type as? any PreviewProvider.Type { return [Self.of(provider)] }
      return []
    }
  }

  @MainActor
  private static func of<Provider: PreviewProvider>(_ provider: Provider.Type) -> Preview {
    var preview = Preview { provider.previews }
    preview.typeName = "\(provider)"
    preview.module = module(of: provider)
    return preview
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
