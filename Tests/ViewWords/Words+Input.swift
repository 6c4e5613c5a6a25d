import CoreViews
import Foundation

extension Word {
  /// Presses, keys and the focus.
  @WordsBuilder static var input: [Word] {
    Word("onTapGesture", doing: "tap Chart") {
      Noting { $note in Text("Chart").onTapGesture { note = "tapped" } }
    } without: {
      Noting { _ in Text("Chart") }
    }
    Word("onLongPressGesture", doing: "tap Chart") {
      Noting { $note in Text("Chart").onLongPressGesture { note = "held" } }
    } without: {
      Noting { _ in Text("Chart") }
    }
    Word("gesture", doing: "tap Chart") {
      Noting { $note in Text("Chart").gesture(TapGesture().onEnded { note = "tapped" }) }
    } without: {
      Noting { _ in Text("Chart") }
    }
    Word("highPriorityGesture", doing: "tap Chart") {
      Noting { $note in
        Text("Chart").highPriorityGesture(TapGesture().onEnded { note = "tapped" })
      }
    } without: {
      Noting { _ in Text("Chart") }
    }
    Word("simultaneousGesture", doing: "tap Chart") {
      Noting { $note in
        Text("Chart").simultaneousGesture(TapGesture().onEnded { note = "tapped" })
      }
    } without: {
      Noting { _ in Text("Chart") }
    }
    Word("allowsHitTesting", doing: "tap Moor") {
      Noting { $note in Button("Moor") { note = "moored" }.allowsHitTesting(false) }
    } without: {
      Noting { $note in Button("Moor") { note = "moored" } }
    }
    Word("onKeyPress", doing: "key m") {
      Noting { $note in
        Text("Chart").focusable().onKeyPress("m") {
          note = "pressed"
          return .handled
        }
      }
    } without: {
      Noting { _ in Text("Chart").focusable() }
    }
    Word("onMoveCommand", doing: "key left") {
      Noting { $note in Text("Chart").focusable().onMoveCommand { note = "to the \($0)" } }
    } without: {
      Noting { _ in Text("Chart").focusable() }
    }
    Word("onExitCommand", doing: "key esc") {
      Noting { $note in Text("Chart").focusable().onExitCommand { note = "left" } }
    } without: {
      Noting { _ in Text("Chart").focusable() }
    }
    Word("onDeleteCommand", doing: "key del") {
      Noting { $note in Text("Chart").focusable().onDeleteCommand { note = "deleted" } }
    } without: {
      Noting { _ in Text("Chart").focusable() }
    }
    Word("onPlayPauseCommand", doing: "key space") {
      Noting { $note in Text("Chart").focusable().onPlayPauseCommand { note = "played" } }
    } without: {
      Noting { _ in Text("Chart").focusable() }
    }
    Word("pageCommand", doing: "key pagedown") {
      Keeping(1) { $page in
        Text("page \(page)").focusable().pageCommand(value: $page, in: 1...2)
      }
    } without: {
      Keeping(1) { $page in Text("page \(page)").focusable() }
    }
    Word("focusable", Text("Chart")) { $0.focusable() }
    Word("focused", doing: "tap Focus") {
      Focusing { focus in TextField("Boat", text: .constant("")).focused(focus) }
    } without: {
      Focusing { _ in TextField("Boat", text: .constant("")) }
    }
    Word.beside("focusEffectDisabled", Button("Moor") {}) { $0.focusEffectDisabled() }
    Word("defaultFocus") {
      Focusing { focus in
        TextField("Boat", text: .constant("")).focused(focus).defaultFocus(focus, true)
      }
    } without: {
      Focusing { focus in TextField("Boat", text: .constant("")).focused(focus) }
    }
    Word("prefersDefaultFocus") {
      Naming { names in
        Button("Cast") {}
        Button("Haul") {}.prefersDefaultFocus(in: names)
      }
    } without: {
      Button("Cast") {}
      Button("Haul") {}
    }
    Word("hoverEffect", Button("Moor") {}) { $0.hoverEffect(.lift) }
    Word("defaultHoverEffect", Button("Moor") {}.hoverEffect()) { $0.defaultHoverEffect(.lift) }
    Word("hoverEffectDisabled", Button("Moor") {}.hoverEffect(.lift)) {
      $0.hoverEffectDisabled()
    }
    Word("pointerStyle", Text("Chart")) { $0.pointerStyle(.link) }
    Word("pointerVisibility", Text("Chart")) { $0.pointerVisibility(.hidden) }
    Word("onSubmit", doing: "tap Boat") {
      Noting { $note in
        TextField("Boat", text: .constant("Wren")).onSubmit { note = "sent" }
      }
    } without: {
      Noting { _ in TextField("Boat", text: .constant("Wren")) }
    }
    Word("submitScope", doing: "tap Boat") {
      Noting { $note in
        VStack { TextField("Boat", text: .constant("Wren")).submitScope() }
          .onSubmit { note = "sent" }
      }
    } without: {
      Noting { $note in
        VStack { TextField("Boat", text: .constant("Wren")) }.onSubmit { note = "sent" }
      }
    }
    Word("submitLabel", TextField("Boat", text: .constant("")).onSubmit {}) {
      $0.submitLabel(.send)
    }
    Word("autocorrectionDisabled", TextField("Boat", text: .constant(""))) {
      $0.autocorrectionDisabled()
    }
    Word("disableAutocorrection", TextField("Boat", text: .constant(""))) {
      $0.disableAutocorrection(true)
    }
    Word("textInputAutocapitalization", TextField("Boat", text: .constant(""))) {
      $0.textInputAutocapitalization(.words)
    }
    Word("writingToolsBehavior", TextField("Boat", text: .constant(""))) {
      $0.writingToolsBehavior(.disabled)
    }
    Word("writingToolsAffordanceVisibility", TextField("Boat", text: .constant(""))) {
      $0.writingToolsAffordanceVisibility(.hidden)
    }
  }
}
