import SwiftDiagnostics
import Testing

@Suite struct ViewActionTests {
  private static let directSend = """
    a view with '@ViewAction' sends its own actions, with 'send(…)'; 'store.send(…)' reaches every \
    action of the feature
    """.see("Actions")

  @Test func viewGetsItsConformance() {
    expectExpansion(
      of: "ViewAction",
      """
      @ViewAction(for: Feature.self) public struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View { Button("Tap") { send(.tap) } }
      }
      """,
      #"""
      public struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View { Button("Tap") { send(.tap) } }
      }

      extension FeatureView: CoreArchitecture.ViewActionSending {}
      """#
    )
  }

  @Test func sendingToTheStoreDrawsAWarning() {
    expectExpansion(
      of: "ViewAction",
      """
      @ViewAction(for: Feature.self) struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View {
          Button("Tap") { store.send(.view(.tap), animation: .default) }
          Button("Other") { self.store.send(.other) }
        }
        struct Row { func tap() { store.send(.other) } }
      }
      """,
      #"""
      struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View {
          Button("Tap") { store.send(.view(.tap), animation: .default) }
          Button("Other") { self.store.send(.other) }
        }
        struct Row { func tap() { store.send(.other) } 
      }
      }

      extension FeatureView: CoreArchitecture.ViewActionSending {}
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: Self.directSend,
          line: 4,
          column: 21,
          severity: .warning,
          fixIts: [FixItSpec(message: "send through the view")]
        ),
        DiagnosticSpec(message: Self.directSend, line: 5, column: 23, severity: .warning),
      ],
      applying: ["send through the view"],
      fixed: """
        @ViewAction(for: Feature.self) struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tap, animation: .default) }
            Button("Other") { self.store.send(.other) }
          }
          struct Row { func tap() { store.send(.other) } }
        }
        """
    )
  }

  @Test func viewWithoutAStore() {
    expectExpansion(
      of: "ViewAction",
      """
      @ViewAction(for: Feature.self) struct FeatureView: View {
        var body: some View { Text("") }
      }
      """,
      """
      struct FeatureView: View {
        var body: some View { Text("") }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ViewAction' needs a property 'store' in struct 'FeatureView' to send to
            """.see("Actions"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "add 'store'")]
        )
      ],
      applying: ["add 'store'"],
      fixed: """
        @ViewAction(for: Feature.self) struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View { Text("") }
        }
        """
    )
  }

  @Test func featureMustBeWrittenOut() {
    expectExpansion(
      of: "ViewAction",
      """
      @ViewAction(for: feature) struct FeatureView {
        let store: StoreOf<Feature>
      }
      """,
      """
      struct FeatureView {
        let store: StoreOf<Feature>
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' needs the feature whose view this is, written as 'Feature.self'"
            .see("Actions"),
          line: 1,
          column: 1
        )
      ]
    )
  }
}
