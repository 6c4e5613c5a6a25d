import CoreViews
import Foundation

extension Word {
  /// What a person works with.
  @WordsBuilder static var controls: [Word] {
    Word("Button", doing: "tap Moor") {
      Noting { $note in Button("Moor") { note = "moored" } }
    } without: {
      Noting { _ in Text("Moor") }
    }
    Word("TextField", doing: "type Boat Wren") {
      Keeping("") { $name in TextField("Boat", text: $name) }
    }
    Word("SecureField", doing: "type Word abc") {
      Keeping("") { $word in SecureField("Word", text: $word) }
    }
    Word("TextEditor", doing: "type \"\" Calm sea") {
      Keeping("log") { $log in TextEditor(text: $log) }
    }
    Word("Toggle", doing: "toggle Lamp") {
      Keeping(false) { $isOn in Toggle("Lamp", isOn: $isOn) }
    }
    Word("Slider", doing: "slide Speed 0.5") {
      Keeping(0.0) { $speed in Slider(value: $speed) { Text("Speed") } }
    }
    Word("Stepper", doing: "step Crew +3") {
      Keeping(1) { $crew in Stepper("Crew", value: $crew, in: 0...9) }
    }
    Word("Picker", doing: "choose Side Port") {
      Keeping("Starboard") { $side in
        Picker("Side", selection: $side) {
          Text("Port").tag("Port")
          Text("Starboard").tag("Starboard")
        }
      }
    }
    Word("tag", doing: "choose Side Port") {
      Keeping(2) { $side in
        Picker("Side", selection: $side) {
          Text("Port").tag(1)
          Text("Starboard").tag(2)
        }
      }
    } without: {
      Keeping(2) { $side in
        Picker("Side", selection: $side) {
          Text("Port")
          Text("Starboard")
        }
      }
    }
    Word("DatePicker") {
      DatePicker("Sails", selection: .constant(Date(timeIntervalSince1970: 0)))
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, .gmt)
    }
    Word("MultiDatePicker") {
      MultiDatePicker("Days", selection: .constant([DateComponents(year: 2026, month: 5, day: 4)]))
    }
    Word("ColorPicker") { ColorPicker("Hull", selection: .constant(.red)) }
    Word("ProgressView") { ProgressView("Loading", value: 0.4) }
    Word("Gauge") { Gauge(value: 0.4) { Text("Fuel") } }
    Word("Menu") { Menu("Ropes") { Button("Cast off") {} } }
    Word("Link") { Link("Chart", destination: URL(string: "https://harbour.test/chart")!) }
    Word("ShareLink") { ShareLink(item: "Berth 3") }
    Word("PasteButton") { PasteButton(payloadType: String.self) { _ in } }
    Word("EditButton", doing: "tap Edit") {
      Keeping(["Wren", "Auk"]) { $boats in
        EditButton()
        List { ForEach(boats, id: \.self) { Text($0) }.onDelete { boats.remove(atOffsets: $0) } }
      }
    } without: {
      Keeping(["Wren", "Auk"]) { $boats in
        List { ForEach(boats, id: \.self) { Text($0) }.onDelete { boats.remove(atOffsets: $0) } }
      }
    }
    Word("RenameButton", doing: "tap Rename") {
      Noting { $note in RenameButton().renameAction { note = "renamed" } }
    } without: {
      Noting { _ in EmptyView() }
    }
    Word("renameAction", doing: "tap Rename") {
      Noting { $note in RenameButton().renameAction { note = "renamed" } }
    } without: {
      Noting { _ in RenameButton() }
    }
    Word("LabeledContent") { LabeledContent("Depth", value: "3 m") }
    Word("disabled", Button("Moor") {}) { $0.disabled(true) }
    Word.beside("labelsHidden", Toggle("Lamp", isOn: .constant(true))) { $0.labelsHidden() }
    Word("labelsVisibility", Toggle("Lamp", isOn: .constant(true))) { $0.labelsVisibility(.hidden) }
    Word.beside("controlSize", Button("Moor") {}) { $0.controlSize(.large) }
    Word.beside("buttonBorderShape", Button("Moor") {}) { $0.buttonBorderShape(.capsule) }
    Word.beside("buttonSizing", Button("Moor") {}) { $0.buttonSizing(.flexible) }
    Word("horizontalRadioGroupLayout") {
      Picker("Side", selection: .constant(1)) {
        Text("Port").tag(1)
        Text("Starboard").tag(2)
      }
      .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    } without: {
      Picker("Side", selection: .constant(1)) {
        Text("Port").tag(1)
        Text("Starboard").tag(2)
      }
      .pickerStyle(.radioGroup)
    }
    Word.beside("sliderThumbVisibility", Slider(value: .constant(0.5))) {
      $0.sliderThumbVisibility(.hidden)
    }
    Word("help", Button("Moor") {}) { $0.help("Ties the boat up") }
    Word("keyboardShortcut", doing: "key cmd+m") {
      Noting { $note in Button("Moor") { note = "moored" }.keyboardShortcut("m") }
    } without: {
      Noting { $note in Button("Moor") { note = "moored" } }
    }
  }

  /// Styles, of our own and of a person's.
  @WordsBuilder static var styles: [Word] {
    Word.beside("buttonStyle", Button("Moor") {}) { $0.buttonStyle(.borderedProminent) }
    Word.beside("toggleStyle", Toggle("Lamp", isOn: .constant(true))) { $0.toggleStyle(.button) }
    Word("pickerStyle") {
      Picker("Side", selection: .constant(1)) {
        Text("Port").tag(1)
        Text("Starboard").tag(2)
      }
      .pickerStyle(.inline)
    } without: {
      Picker("Side", selection: .constant(1)) {
        Text("Port").tag(1)
        Text("Starboard").tag(2)
      }
    }
    Word("datePickerStyle") {
      DatePicker("Sails", selection: .constant(Date(timeIntervalSince1970: 0)))
        .environment(\.locale, Locale(identifier: "en_GB"))
        .datePickerStyle(Headed())
    } without: {
      DatePicker("Sails", selection: .constant(Date(timeIntervalSince1970: 0)))
        .environment(\.locale, Locale(identifier: "en_GB"))
    }
    Word.beside("progressViewStyle", ProgressView("Loading", value: 0.4)) {
      $0.progressViewStyle(Percent())
    }
    Word("gaugeStyle", Gauge(value: 0.4) { Text("Fuel") }) { $0.gaugeStyle(.accessoryCircular) }
    Word.beside("menuStyle", Menu("Ropes") { Button("Cast off") {} }) { $0.menuStyle(Loud()) }
    Word.beside("textFieldStyle", TextField("Boat", text: .constant("Wren"))) {
      $0.textFieldStyle(.roundedBorder)
    }
    Word("textEditorStyle", TextEditor(text: .constant("calm"))) { $0.textEditorStyle(.plain) }
    Word("formStyle", Form { Text("Berth") }) { $0.formStyle(Signed()) }
    Word("listStyle", List { Text("Berth") }) { $0.listStyle(.plain) }
    Word("tableStyle") {
      Table([Boat(name: "Wren")]) { TableColumn("Name", value: \.name) }.tableStyle(.bordered)
    } without: {
      Table([Boat(name: "Wren")]) { TableColumn("Name", value: \.name) }
    }
    Word("tableColumnHeaders") {
      Table([Boat(name: "Wren")]) { TableColumn("Name", value: \.name) }
        .tableColumnHeaders(.hidden)
    } without: {
      Table([Boat(name: "Wren")]) { TableColumn("Name", value: \.name) }
    }
    Word("groupBoxStyle", GroupBox("Harbour") { Text("Berth") }) { $0.groupBoxStyle(Titled()) }
    Word("controlGroupStyle", ControlGroup { Button("Cast") {} }) {
      $0.controlGroupStyle(Column())
    }
    Word("disclosureGroupStyle", DisclosureGroup("Harbour") { Text("Berth") }) {
      $0.disclosureGroupStyle(Open())
    }
    Word("labeledContentStyle", LabeledContent("Depth", value: "3 m")) {
      $0.labeledContentStyle(Colon())
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) in 100")
  }
}

private struct Signed: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("a form of one's own")
      configuration.content
    }
  }
}

private struct Headed: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("a day of one's own")
    }
  }
}

private struct Loud: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("!")
      Menu(configuration)
    }
  }
}

private struct Titled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
    }
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("controls")
      configuration.content
    }
  }
}

private struct Open: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Colon: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(":")
      configuration.content
    }
  }
}
