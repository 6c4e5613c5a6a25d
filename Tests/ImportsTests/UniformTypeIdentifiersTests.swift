import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewsTesting

/// A kind of its own, as programs declare theirs.
extension UTType {
  fileprivate static let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
}

private struct Recipe: FileDocument, Codable {
  static var readableContentTypes: [UTType] { [.recipe, .plainText] }
  static var writableContentTypes: [UTType] { [.recipe] }
  var name: String

  init(name: String) { self.name = name }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(self))
  }
}

private struct Blur: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { for run in line { for slice in run { context.draw(slice) } } }
  }
}

/// Words as views of other systems use them, which have to compile as they are.
private struct KitchenView: View {
  @State private var isOpen = false
  @State private var recipe: Recipe? = Recipe(name: "soup")
  @State private var selection: TextSelection?
  @State private var isTargeted = false
  @State private var text = ""

  var body: some View {
    Text("Kitchen")
      .fileImporter(isPresented: $isOpen, allowedContentTypes: [.recipe, .folder]) { _ in }
      .fileImporter(
        isPresented: $isOpen, allowedContentTypes: [.image], allowsMultipleSelection: true
      ) { _ in }
      .fileImporter(
        isPresented: $isOpen, allowedContentTypes: [.image], allowsMultipleSelection: true
      ) { _ in
      } onCancellation: {
      }
      .fileExporter(isPresented: $isOpen, document: recipe, contentType: .recipe) { _ in }
      .fileExporter(
        isPresented: $isOpen, document: recipe, contentTypes: [.recipe], defaultFilename: "soup"
      ) { _ in
      } onCancellation: {
      }
      .fileExporter(
        isPresented: $isOpen, documents: [Recipe(name: "stew")], contentType: .recipe
      ) { _ in }
      .fileExporter(isPresented: $isOpen, item: "salt", contentTypes: [.plainText]) { _ in }
      .fileExporter(isPresented: $isOpen, items: ["salt"], contentTypes: [.plainText]) { _ in }
      .fileMover(isPresented: $isOpen, file: nil) { _ in }
      .fileMover(isPresented: $isOpen, files: [URL]()) { _ in }
      .onDrop(of: [.recipe, .fileURL], isTargeted: $isTargeted) { providers in
        providers.first?.loadItem(forTypeIdentifier: UTType.recipe.identifier) { _, _ in }
        return !providers.isEmpty
      }
      .onDrop(of: [UTType.text], isTargeted: nil) { _, _ in false }
      .onDrag { NSItemProvider(object: NSString("salt")) }
      .modifier(Idle(selection: $selection))
  }
}

private struct Idle: ViewModifier {
  @Binding var selection: TextSelection?

  func body(content: Content) -> some View {
    content
      .searchSelection($selection)
      .textSelectionAffinity(.upstream)
      .textRenderer(Blur())
      .handlesExternalEvents(preferring: ["*"], allowing: [])
      .exportableToServices(["salt"])
      .importableFromServices(for: String.self) { !$0.isEmpty }
      .menuButtonStyle(BorderlessButtonMenuButtonStyle())
      .scrollInputBehavior(.disabled, for: .handGestureShortcut)
      .hoverEffectGroup()
      .paletteSelectionEffect(.symbolVariant(.fill))
      .tabViewSearchActivation(.searchTabSelection)
      .interactionActivityTrackingTag("kitchen")
      .containerCornerOffset(.leading)
      .contentCaptureProtected(true)
      .defaultWheelPickerItemHeight(30)
      .assistiveAccessNavigationIcon(systemImage: "fork.knife")
      .onInteractiveResizeChange { _ in }
      .dragPreviewsFormation(.pile)
      .dropPreviewsFormation(.stack)
      .dropConfiguration { _ in DropConfiguration(operation: .copy) }
      .dragConfiguration(DragConfiguration(allowMove: true))
      .textInputFormattingControlVisibility(.hidden, for: .all)
  }
}

@MainActor @Suite struct UniformTypeIdentifiersTests {
  @Test func viewsOfFilesCompileAsTheyAre() {
    let host = HeadlessHost { KitchenView() }
    #expect(host.text.hasPrefix("Kitchen"))
    #expect(UTType.recipe.preferredFilenameExtension == "recipe")
  }

  @Test func aDocumentIsReadAsItWasWritten() throws {
    let wrapper = try Recipe(name: "soup").fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: .recipe))
    let read = try Recipe(
      configuration: FileDocumentReadConfiguration(contentType: .recipe, file: wrapper))
    #expect(read.name == "soup")
  }
}
