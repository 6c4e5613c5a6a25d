import CoreTesting
import CoreViews
import Testing

@MainActor @Suite struct SectionTests {
  @Test func aSectionHasATitleRowsAndARemark() {
    let host = HeadlessHost {
      List {
        Section("Numbers") {
          Text("1")
          HStack {
            Text("2")
            Button("Delete") {}
          }
        }
        Section {
          Text("a")
        } header: {
          Label("Letters", systemImage: "textformat")
        } footer: {
          Text("That is all.")
        }
      }
    }
    #expect(
      host.text == """
        -- Numbers --
        - 1
        - 2  [ Delete ]
        -- Letters --
        - a
        - That is all.
        """
    )
  }

  @Test func aTitleMadeOfAViewFollowsWhatItReads() {
    let model = Model()
    let host = HeadlessHost {
      Section {
        Text("row")
      } header: {
        Watched("header", Recorder()) { Text("\(model.number) rows") }
      }
    }
    model.number = 3
    #expect(host.text == "-- 3 rows --\nrow")
  }
}
