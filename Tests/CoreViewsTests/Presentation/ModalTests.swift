import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct ModalTests {
  @Test func aButtonOfAnAlertActsAndThenEndsIt() {
    let recorder = Recorder()
    let isPresented = Box(true)
    let host = HeadlessHost {
      Text("below").alert("Delete?", isPresented: isPresented.binding) {
        Button("Delete", role: .destructive) { recorder.record("deleted \(isPresented.value)") }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    #expect(
      host.text == """
        +-- Delete? ---
        | This cannot be undone.
        | [ Delete ]
        | [ Cancel ]
        +---
        """
    )
    host.tap("Delete")
    #expect(recorder.take() == ["deleted true"])
    #expect(!isPresented.value)
    #expect(host.text == "below")
  }

  @Test func aFieldOfAnAlertIsSubmittedByItsFirstPlainButton() throws {
    let recorder = Recorder()
    let isPresented = Box(true)
    let host = HeadlessHost {
      Text("below").alert("Name", isPresented: isPresented.binding) {
        TextField("Ship", text: .constant("Alma"))
        Button("Cancel", role: .cancel) { recorder.record("cancelled") }
        Button("Rename") { recorder.record("renamed") }
      }
    }
    let field = try #require(host.session.root.flattened.first { $0.role == .textField })
    #expect(field.isSubmittable)
    _ = host.session.perform(.activate(field.id))
    #expect(recorder.take() == ["renamed"])
    #expect(!isPresented.value)
  }

  @Test func aPopoverIsThereWhileThereIsAnItemWithAnID() {
    let word = Box<String?>("tide")
    let host = HeadlessHost {
      Text("below")
        .popover(item: word.binding, id: \.self) { (word: String) in Text("about \(word)") }
    }
    #expect(host.text.contains("about tide"))
    host.back()
    #expect(word.value == nil && host.text == "below")
  }

  @Test func goingBackCancelsAnAlertOnlyWhereItCanBeCancelled() {
    let isPresented = Box(true)
    let graph = ViewGraph(
      Text("below").alert("A or B?", isPresented: isPresented.binding) {
        Button("A") {}
        Button("B") {}
      }
    )
    #expect(!graph.root.front.canGoBack)
    #expect(
      graph.perform(.back)
        == .refused("the alert \"A or B?\" asks for a choice and has no button to cancel"))
    #expect(isPresented.value)
  }

  @Test func anAlertWithoutButtonsGetsOne() {
    let isPresented = Box(true)
    let host = HeadlessHost {
      Text("below").alert("Done", isPresented: isPresented.binding) {}
    }
    #expect(host.text == "+-- Done ---\n| [ OK ]\n+---")
    host.back()
    #expect(host.text == "below")
  }

  @Test func anotherAlertThatAButtonAsksForIsNotEndedWithTheFirst() {
    let item = Box<String?>("First")
    let host = HeadlessHost {
      Text("below").alert(item: item.binding) {
        Text($0)
      } actions: { _ in
        Button("Next") { item.value = item.value == "First" ? "Second" : nil }
      }
    }
    host.tap("Next")
    #expect(host.front.title == "Second")
    host.tap("Next")
    #expect(host.text == "below")
  }

  @Test func aDialogCanAlwaysBeCancelled() {
    let isPresented = Box(true)
    let host = HeadlessHost {
      Text("below").confirmationDialog("Sort", isPresented: isPresented.binding) {
        Button("By name") {}
        Button("By date") {}
      }
    }
    #expect(host.text == "+-- Sort ---\n| [ By name ]\n| [ By date ]\n| [ Cancel ]\n+---")
    host.back()
    #expect(!isPresented.value)
  }

  @Test func aSheetStandsLastInWhatItIsAttachedTo() {
    let graph = ViewGraph(
      VStack {
        Text("a").sheet(isPresented: .constant(true)) { Text("sheet").navigationTitle("Title") }
        Text("b")
      }
    )
    let stack = graph.root.children[0]
    #expect(stack.children.map(\.role) == [.text, .text, .sheet])
    #expect(stack.children[2].label == "Title")
    #expect(graph.root.plainText == "== Title ==\n< Close\nsheet")
  }

  @Test func anItemWithAnotherIDIsAnotherSheet() {
    struct Item: Identifiable { let id: Int }
    let item = Box<Item?>(Item(id: 1))
    let recorder = Recorder()
    let host = HeadlessHost {
      Text("below").sheet(item: item.binding, onDismiss: { recorder.record("dismissed") }) {
        Counter(name: "\($0.id)")
      }
    }
    host.tap("Add to 1")
    item.value = Item(id: 2)
    #expect(host.text == "< Close\n2: 0  [ Add to 2 ]")
    host.back()
    #expect(item.value == nil)
    #expect(recorder.take() == ["dismissed", "dismissed"])
  }

  @Test func aSheetOnASheetIsInFront() {
    struct Inner: View {
      @State private var isPresented = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) { Text("second") }
        Button("Done") { dismiss() }
      }
    }
    let isPresented = Box(true)
    let host = HeadlessHost {
      Text("below").sheet(isPresented: isPresented.binding) { Inner() }
    }
    host.tap("Open")
    #expect(host.text == "< Close\nsecond")
    host.back()
    host.tap("Done")
    #expect(!isPresented.value)
    #expect(host.text == "below")
  }

  @Test func goingBackInASheetLeavesAPushedScreenFirst() {
    let isPresented = Box(true)
    let host = HeadlessHost {
      Text("below").sheet(isPresented: isPresented.binding) {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    host.tap("Go")
    #expect(host.text == "< Back\nscreen 1")
    host.back()
    #expect(host.text == "< Close\n[ Go > ]")
    host.back()
    #expect(!isPresented.value)
  }

  @Test func aSheetMayInsistOnItsOwnControls() {
    let graph = ViewGraph(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("a").interactiveDismissDisabled()
      }
    )
    #expect(
      graph.perform(.back) == .refused("the sheet can only be closed by its own controls"))
  }
}
