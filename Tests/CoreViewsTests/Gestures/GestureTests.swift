import Foundation
import Testing
import Views
import ViewsTesting

@MainActor struct GestureTests {
  @Test func aDragTellsWhereItIsAndItsStateEndsWithIt() {
    struct Slide: View {
      @GestureState var shift = CGSize.zero
      @State var log: [String] = []
      var body: some View {
        Text("Card")
          .gesture(
            DragGesture()
              .onChanged { log.append("at \(Int($0.location.x)),\(Int($0.location.y))") }
              .updating($shift) { value, shift, _ in shift = value.translation }
              .onEnded { log.append("by \(Int($0.translation.width)) from \(Int(shift.width))") })
        Text("shift \(Int(shift.width))")
        Text(log.joined(separator: "; "))
      }
    }
    let host = HeadlessHost { Slide() }
    host.drag("Card", from: CGPoint(x: 5, y: 5), by: CGSize(width: 40, height: 10))
    #expect(host.text == "Card\nshift 0\nat 25,10; at 45,15; by 40 from 0")
  }

  @Test func aDragBeginsAfterItsDistance() {
    struct Near: View {
      @State var count = 0
      var body: some View {
        Text("Near").gesture(DragGesture(minimumDistance: 50).onEnded { _ in count += 1 })
        Text("ended \(count)")
      }
    }
    let host = HeadlessHost { Near() }
    host.drag("Near", by: CGSize(width: 40, height: 0))
    #expect(host.text == "Near\nended 0")
    host.drag("Near", by: CGSize(width: 60, height: 0))
    #expect(host.text == "Near\nended 1")
  }

  @Test func placesCountFromThePageInTheGlobalSpace() {
    struct Map: View {
      @State var pins: [CGPoint] = []
      var body: some View {
        Text("Map").onTapGesture(coordinateSpace: .global) { pins.append($0) }
        Text("Sea").onTapGesture { pins.append($0) }
        Text(pins.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
      }
    }
    let host = HeadlessHost { Map() }
    let session = host.session
    for (label, x) in [("Map", 3.0), ("Sea", 4)] {
      let element = session.root.front.element.flattened.first { $0.label == label }
      let touch = Touch(
        .tap(count: 1), at: CGPoint(x: x, y: 2), origin: CGPoint(x: 100, y: 200))
      _ = session.perform(.touch(element!.id, touch))
    }
    #expect(host.text == "[ Map ]\n[ Sea ]\n103,202 4,2")
  }

  @Test func twoTapsAreNoTap() {
    struct Photo: View {
      @State var log = ""
      var body: some View {
        Text("Photo")
          .onTapGesture(count: 2) { log += "like " }
          .onTapGesture { log += "open " }
        Text("Both").gesture(
          TapGesture(count: 2).onEnded { log += "two " }
            .exclusively(before: TapGesture().onEnded { log += "one " }))
        Text(log)
      }
    }
    let host = HeadlessHost { Photo() }
    host.tap("Photo", at: .zero, count: 2)
    #expect(host.text.hasSuffix("open like "))
    host.tap("Both", at: .zero, count: 1)
    #expect(host.text.hasSuffix("open like one "))
  }

  @Test func aKeyIsOneTapWhereThatIsMeant() {
    struct Photo: View {
      @State var log = ""
      var body: some View {
        Text("Photo").onTapGesture(count: 2) { log += "like " }.onTapGesture { log += "open " }
        Text("Mine").onLongPressGesture { log += "flag " }.onTapGesture { log += "dig " }
        Text("Star").onTapGesture(count: 2) { log += "star " }
        Text("Both").gesture(
          TapGesture(count: 2).onEnded { log += "two " }
            .exclusively(before: TapGesture().onEnded { log += "one " }))
        Text(log)
      }
    }
    let host = HeadlessHost { Photo() }
    for name in ["Photo", "Mine", "Star", "Both"] { host.tap(name) }
    #expect(host.text.hasSuffix("open dig star one "))
  }

  @Test func aButtonWithinIsPressedAndNotTheViewAroundIt() {
    struct Card: View {
      @State var log = ""
      var body: some View {
        HStack {
          Text("Card")
          Button("Like") { log += "liked " }
        }
        .onTapGesture { place in log += "at \(Int(place.x)) " }
        Text(log)
      }
    }
    let host = HeadlessHost { Card() }
    host.tap("Like", at: CGPoint(x: 7, y: 0))
    #expect(host.text.hasSuffix("liked "))
    host.tap("Card", at: CGPoint(x: 7, y: 0))
    #expect(host.text.hasSuffix("liked at 7 "))
  }

  @Test func aFingerThatStaysIsNoTap() {
    struct Mine: View {
      @State var log = ""
      var body: some View {
        Text("Field")
          .onLongPressGesture(minimumDuration: 1) {
            log += "flag "
          } onPressingChanged: { isDown in
            log += isDown ? "down " : "up "
          }
        Text(log)
      }
    }
    let host = HeadlessHost { Mine() }
    host.tap("Field", at: .zero)
    #expect(host.text.hasSuffix("\n"))
    host.hold("Field")
    #expect(host.text.hasSuffix("down flag up "))
    host.drag("Field", by: CGSize(width: 30, height: 0))
    #expect(host.text.hasSuffix("down flag up down up "))
    host.tap("Field")
    #expect(host.text.hasSuffix("down flag up down up flag up "))
  }

  @Test func aDragMayFollowALongPress() {
    struct Piece: View {
      @State var log = ""
      var body: some View {
        Text("Piece").gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
              if case .second(true, let drag?) = value { log += "\(Int(drag.translation.width))" }
            })
        Text("moved \(log)")
      }
    }
    let host = HeadlessHost { Piece() }
    host.drag("Piece", by: CGSize(width: 30, height: 0))
    #expect(host.text == "[ Piece ]\nmoved ")
    let piece = host.session.root.front.element.flattened.first { $0.label == "Piece" }!
    for touch in [
      Touch(.down), Touch(.held), Touch(.moved, at: CGPoint(x: 20, y: 0)),
      Touch(.up, at: CGPoint(x: 25, y: 0)),
    ] {
      _ = host.session.perform(.touch(piece.id, touch))
    }
    #expect(host.text == "[ Piece ]\nmoved 25")
  }

  @Test func aTouchGoesToTheViewsAroundWhatDoesNotHearIt() {
    struct Deck: View {
      @State var log = ""
      var body: some View {
        VStack {
          Text("Top")
          Button("Shuffle") { log += "shuffled " }
        }
        .gesture(
          DragGesture().map { Int($0.translation.height) }.onEnded { log += "dragged \($0) " })
        Text(log)
      }
    }
    let host = HeadlessHost { Deck() }
    host.drag("Shuffle", by: CGSize(width: 0, height: 12))
    host.tap("Shuffle", at: .zero)
    #expect(host.text.hasSuffix("dragged 12 shuffled "))
  }
}
