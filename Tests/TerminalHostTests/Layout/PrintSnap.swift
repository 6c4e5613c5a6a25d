import CoreViews
import Testing
@testable import TerminalHost
@Suite struct PrintSnap {
  @Test func printAll() {
    let all: [(String, Element, Int, Int)] = [
      ("tabsAndMore", LayoutScenes.tabsAndMore, 40, 15), ("twoPages", LayoutScenes.twoPages, 40, 15),
    ]
    for (name, root, w, h) in all {
      print("@@@ \(name) \(w) \(h)")
      print(ScreenProbe(root, width: w, height: h).text)
    }
    print("@@@ end")
  }
}
