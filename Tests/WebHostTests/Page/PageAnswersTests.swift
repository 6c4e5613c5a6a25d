import CoreViews
import Testing

@testable import WebHost

/// Where the focus begins in a question.
@MainActor @Suite
struct PageAnswersTests {
  /// The buttons of an alert on which the focus begins.
  private func first(@ViewBuilder _ answers: () -> some View) -> [String] {
    found(in: Text("sea").alert("Sink her?", isPresented: .constant(true), actions: answers))
  }

  private func found(in view: some View) -> [String] {
    let page = Page()
    _ = page.follow(.all(ViewGraph(view).root))
    return page.html.split(separator: "<").filter { $0.contains(" autofocus>") }
      .map { String($0.split(separator: ">").last ?? "") }
  }

  @Test func whatHasNoPurposeComesBeforeWhatCancels() {
    #expect(
      first {
        Button("Sink", role: .destructive) {}
        Button("Keep", role: .cancel) {}
        Button("Tow") {}
      } == ["Tow"])
    #expect(
      first {
        Button("Sink", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } == ["Keep"])
  }

  @Test func theDefaultActionComesFirst() {
    #expect(
      first {
        Button("Tow") {}
        Button("Sink", role: .destructive) {}.keyboardShortcut(.defaultAction)
      } == ["Sink"])
  }

  @Test func aFieldIsBeforeAllAnswers() {
    #expect(
      first {
        TextField("Why", text: .constant(""))
        Button("Sink") {}
      } == [])
  }

  @Test func aDialogBeginsWithWhatCancels() {
    #expect(
      found(
        in: Text("sea").confirmationDialog("Sink her?", isPresented: .constant(true)) {
          Button("Sink") {}
          Button("Keep", role: .cancel) {}
        }) == ["Keep"])
  }
}
