import CoreViews
import Testing
@testable import TerminalHost
@Suite struct PrintSnap {
  @Test func printAll() {
    let all: [(String, Element, Int, Int)] = [
      ("controls", LayoutScenes.controls, 48, 16), ("list", LayoutScenes.list, 46, 18),
      ("alert", LayoutScenes.alert, 50, 16), ("sheet", LayoutScenes.sheet, 50, 16),
      ("progress", LayoutScenes.progress, 40, 15), ("narrow", LayoutScenes.narrow, 32, 14),
      ("stacked", LayoutScenes.stacked, 32, 14),
      ("tinyControls", LayoutScenes.controls, 20, 5), ("tinyAlert", LayoutScenes.alert, 20, 5), ("smallList", LayoutScenes.list, 24, 8),
      ("tooSmall", LayoutScenes.controls, 16, 3),
    ]
    for (name, root, w, h) in all {
      print("@@@ \(name) \(w) \(h)")
      print(ScreenProbe(root, width: w, height: h).text)
    }
    print("@@@ end")
  }
}
