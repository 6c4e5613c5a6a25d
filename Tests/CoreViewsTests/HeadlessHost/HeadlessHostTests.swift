import CoreViews
import Testing
import ViewsTesting

@MainActor @Suite struct HeadlessHostTests {
  @Test func whatCannotBeDoneIsReportedWithTheScreen() {
    let host = HeadlessHost { Button("Log in") {} }
    withKnownIssue {
      host.tap("Logn")
    } matching: { issue in
      "\(issue)".contains(
        """
        Could not tap "Logn": there is no control "Logn" on screen; did you mean "Log in"?

        On screen:
        [ Log in ]
        """
      )
    }
    withKnownIssue {
      host.back()
    } matching: { issue in
      "\(issue)".contains("Could not go back: there is nowhere to go back to.")
    }
  }

  @Test func aLoginScreenIsFilledIn() {
    struct Login: View {
      @State private var name = ""
      @State private var password = ""
      @State private var greeting: String?

      var body: some View {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Log in") { greeting = "Welcome, \(name)" }
          .disabled(name.isEmpty || password.isEmpty)
        if let greeting { Text(greeting) }
      }
    }
    let host = HeadlessHost { Login() }
    #expect(host.text == "Name: []\nPassword: []\n[ Log in ] (disabled)")
    host.type("Name", "wimes")
    host.type("Password", "123")
    host.tap("Log in")
    #expect(host.text == "Name: [wimes]\nPassword: [•••]\n[ Log in ]\nWelcome, wimes")
  }
}
