import CoreViews
import Testing
import ViewsTesting

extension View {
  fileprivate func reporting(_ name: String, to recorder: Recorder) -> some View {
    onAppear { recorder.record("+\(name)") }
      .onDisappear { recorder.record("-\(name)") }
  }
}

@MainActor @Suite struct LifecycleTests {
  @Test func viewsAppearOuterBeforeInnerAndDisappearTheOtherWayRound() {
    let model = Model()
    let recorder = Recorder()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        if !model.isOn {
          VStack { Text("inner").reporting("inner", to: recorder) }
            .reporting("outer", to: recorder)
        }
      }
    }
    #expect(recorder.take() == ["+outer", "+inner"])
    model.isOn = true
    #expect(host.text == "")
    #expect(recorder.take() == ["-inner", "-outer"])
  }

  @Test func aCoveredScreenDisappearsAndComesBackWithItsState() {
    let recorder = Recorder()
    let host = HeadlessHost {
      NavigationStack {
        VStack {
          Counter(name: "A")
          NavigationLink("Next", value: 1)
        }
        .reporting("root", to: recorder)
        .navigationDestination(for: Int.self) { number in
          Text("Screen \(number)").reporting("\(number)", to: recorder)
        }
      }
    }
    host.tap("Add to A")
    #expect(recorder.take() == ["+root"])
    host.tap("Next")
    #expect(recorder.take() == ["-root", "+1"])
    #expect(host.text == "< Back\nScreen 1")
    host.back()
    #expect(recorder.take() == ["-1", "+root"])
    #expect(host.text == "A: 1  [ Add to A ]\n[ Next > ]")
  }

  @Test func tabsAreBuiltOnFirstVisitAndThenStayMounted() {
    let recorder = Recorder()
    let host = HeadlessHost {
      TabView {
        Watched("build A", recorder) { Counter(name: "A") }
          .reporting("A", to: recorder)
          .tabItem { Text("A") }
        Watched("build B", recorder) { Text("b") }
          .reporting("B", to: recorder)
          .tabItem { Text("B") }
      }
    }
    #expect(recorder.take() == ["build A", "+A"])
    host.tap("Add to A")
    host.tab("B")
    #expect(recorder.take() == ["build B", "-A", "+B"])
    host.tab("A")
    #expect(recorder.take() == ["-B", "+A"])
    #expect(host.text == "A: 1  [ Add to A ]\n--- (A) | B ---")
  }

  @Test func aSheetLeavesWhatIsBelowItInView() {
    let model = Model()
    let recorder = Recorder()
    let host = HeadlessHost {
      Watched("root", Recorder()) {
        Text("below").reporting("below", to: recorder)
          .sheet(isPresented: Bindable(model).isOn) {
            Text("sheet").reporting("sheet", to: recorder)
          }
      }
    }
    model.isOn = true
    #expect(host.text == "< Close\nsheet")
    host.back()
    #expect(recorder.take() == ["+below", "+sheet", "-sheet"])
    #expect(!model.isOn)
  }

  @Test func closingASessionMakesEverythingDisappear() {
    let recorder = Recorder()
    let graph = ViewGraph(Text("a").reporting("a", to: recorder))
    graph.close()
    #expect(recorder.take() == ["+a", "-a"])
    #expect(graph.root.children == [])
    #expect(graph.nodeCount == 0)
  }

  @Test func whatAppearingChangesIsShownByTheSameUpdate() {
    let model = Model()
    let graph = ViewGraph(
      Watched("root", Recorder()) { Text("\(model.number)").onAppear { model.number = 1 } }
    )
    #expect(graph.root.plainText == "1")
  }

  @Test func onChangeTellsTheOldAndTheNewValueAfterTheUpdate() {
    let model = Model()
    let recorder = Recorder()
    let graph = ViewGraph(
      Watched("root", Recorder()) {
        Text("a")
          .onChange(of: model.number) { recorder.record("\($0) to \($1)") }
          .onChange(of: model.text, initial: true) { recorder.record("text") }
      }
    )
    #expect(recorder.take() == ["text"])
    model.number = 3
    graph.update()
    #expect(recorder.take() == ["0 to 3"])
  }

  @Test func releasingASessionReleasesItsViews() {
    weak var model: Model?
    do {
      let strong = Model()
      model = strong
      let graph = ViewGraph(
        NavigationStack {
          TabView {
            Text("\(strong.number)")
              .sheet(isPresented: .constant(true)) { Text(strong.text) }
              .navigationDestination(isPresented: .constant(true)) { Text(strong.text) }
              .tabItem { Text("A") }
          }
        }
      )
      graph.update()
    }
    #expect(model == nil)
  }
}
