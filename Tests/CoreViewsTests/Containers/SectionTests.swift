import CoreViews
import Testing
import ViewsTesting

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

  @Test func aSectionOfAStackIsNoElement() throws {
    let host = HeadlessHost {
      VStack {
        Section {
          Text("row")
        } header: {
          Text("Numbers").font(.title)
        } footer: {
          Text("all")
        }
      }
    }
    #expect(host.text == "Numbers\nrow\nall")
    let header = try #require(host.session.root.flattened.first { $0.label == "Numbers" })
    #expect(header.accessibility.traits.contains(.isHeader))
    #expect(header.style.isBold)
  }
}
