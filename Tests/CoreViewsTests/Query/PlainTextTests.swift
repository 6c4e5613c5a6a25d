import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct PlainTextTests {
  @Test func everyControlHasItsShape() {
    let host = HeadlessHost {
      NavigationStack {
        VStack {
          Text("Two\nlines")
          TextField("Name", text: .constant("wimes"))
          SecureField("Password", text: .constant("abc"))
          TextField("", text: .constant("bare"))
          Toggle("Remember me", isOn: .constant(true))
          Toggle("Subscribe", isOn: .constant(false))
          Button("Log in") {}
          Button("Forgot?") {}.disabled(true)
          ProgressView()
          ProgressView("Loading")
          ProgressView("Uploading", value: 0.456)
          Image(systemName: "star")
          Divider()
          Spacer()
          HStack {
            Text("Side")
            Text("by side")
          }
        }
        .navigationTitle("Log in")
      }
    }
    #expect(
      host.text == """
        == Log in ==
        Two
        ¦ lines
        Name: [wimes]
        Password: [•••]
        [bare]
        [x] Remember me
        [ ] Subscribe
        [ Log in ]
        [ Forgot? ] (disabled)
        …
        … Loading
        46% Uploading
        (star)
        ----------
        Side  by side
        """
    )
  }

  @Test func rowsOfSeveralLinesAreIndented() {
    let host = HeadlessHost {
      List(["a", "b"], id: \.self) { name in
        VStack {
          Text(name)
          Button("Open \(name)") {}
        }
      }
    }
    #expect(host.text == "- a\n  [ Open a ]\n- b\n  [ Open b ]")
  }

  @Test func aLabelMayBeMadeOfViews() {
    let host = HeadlessHost {
      Button {
      } label: {
        HStack {
          Image(systemName: "plus")
          Text("Add")
          Text("one")
        }
      }
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Image(systemName: "gear")
      }
      .accessibilityLabel("Settings")
    }
    #expect(host.text == "[ Add one ]\n[ trash ]\n[ Settings ]")
  }

  @Test func whatIsHiddenIsNotShown() {
    let host = HeadlessHost {
      Text("a").hidden()
      Text("b").opacity(0)
      Text("c")
    }
    #expect(host.text == "c")
  }
}
