import Foundation
import Harbour
import Launch
import Views

@main
struct HarbourDemo: LaunchedApp {
  static let summary = "A harbour master's book: a long list, a form of controls, a timer."

  var body: some Scene {
    WindowGroup(HarbourFeature.State(boats: Self.boats)) {
      Store(initialState: $0) { HarbourFeature() }
    } view: {
      HarbourView(store: $0)
    }
  }

  private nonisolated static var boats: IdentifiedArrayOf<Boat> {
    let names = ["Grey Gull", "Tern", "Old Anchor", "Salt Wind", "Lantern", "Kelp", "North Star"]
    let boats = (1...42).map { number in
      Boat(
        id: number, name: "\(names[number % names.count]) \(number)",
        berth: number < 20 ? number : nil, departure: Date.now)
    }
    return IdentifiedArray(uniqueElements: boats)
  }
}
