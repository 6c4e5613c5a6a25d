import ComposableArchitecture
import SwiftUI

/// Spellings of SwiftUI that apps use: whether they compile is the test.
@MainActor struct ControlSpellings: @MainActor View {
  @State var isOn = false
  @State var text = ""
  @State var number = 0
  @State var amount = 0.0
  @State var date = Date()
  @State var kind = Kind.a
  @State var opt: Kind?
  @State var color = Color.red
  @State var value = 0.5
  @State var count = 1
  let role: ButtonRole? = .destructive
  let formatter = NumberFormatter()

  enum Kind: String, CaseIterable, Identifiable {
    case a, b
    var id: Self { self }
  }

  func go() {}

  var body: some View {
    Group {
      part0
      part1
      part2
      part3
      part4
      part5
      part6
      part7
      part8
    }
  }

  @ViewBuilder var part0: some View {
    Button("Plain") {}
    Button("Plain", action: go)
    Button("Role", role: .cancel) {}
    Button("Role", role: .destructive, action: go)
    Button("Icon", systemImage: "plus") {}
    Button("Icon", systemImage: "plus", action: go)
    Button("Icon", systemImage: "trash", role: .destructive) {}
    Button("Icon", systemImage: "trash", role: .destructive, action: go)
    Button(role: role) {
      go()
    } label: {
      Label("x", systemImage: "star.fill")
    }
  }

  @ViewBuilder var part1: some View {
    Button(action: go) { Text("Go") }
    Button(action: { go() }, label: { Text("x").bold() })
    Button {
      go()
    } label: {
      Image(systemName: "plus").imageScale(.large).frame(width: 44, height: 44)
    }
    Button(LocalizedStringKey("key")) {}
    Button(text) {}
    Toggle("On", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("x") }
    Toggle("On", systemImage: "star", isOn: $isOn)
    Toggle("On" as String, isOn: $isOn)
  }

  @ViewBuilder var part2: some View {
    Toggle("On", isOn: $isOn).toggleStyle(.switch)
    Toggle("On", isOn: $isOn).toggleStyle(.button)
    Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
    Toggle("On", isOn: $isOn.animation())
    Toggle("On", isOn: $isOn.animation(.spring))
    Toggle("On", isOn: .constant(true)).labelsHidden()
    TextField("Title", text: $text)
    TextField("Title", text: $text, prompt: Text("Prompt"))
  }

  @ViewBuilder var part3: some View {
    TextField("Title", text: $text, axis: .vertical).lineLimit(3...5).lineLimit(
      5, reservesSpace: true)
    TextField("Title", text: $text, prompt: Text("x"), axis: .vertical)
    TextField(text: $text) { Text("x") }
    TextField(text: $text, prompt: Text("Prompt")) { Label("x", systemImage: "star") }
    TextField(text: $text, axis: .vertical) { Text("x") }
    TextField("N", value: $number, format: .number)
    TextField("N", value: $number, format: .number, prompt: Text("p"))
    TextField("N", value: $amount, format: .currency(code: "EUR"))
    TextField("N", value: $amount, format: .percent)
  }

  @ViewBuilder var part4: some View {
    TextField("N", value: $number, formatter: formatter)
    TextField(value: $amount, format: .number) { Text("x") }
    TextField("Old", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Old", text: $text, onEditingChanged: { _ in })
    TextField("Old", text: $text, onCommit: {})
    SecureField("S", text: $text)
    SecureField("S", text: $text, prompt: Text("x"))
    SecureField(text: $text) { Text("x") }
    SecureField("S", text: $text, onCommit: {})
  }

  @ViewBuilder var part5: some View {
    TextEditor(text: $text).scrollContentBackground(.hidden).frame(minHeight: 100)
    Picker("K", selection: $kind) {
      ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    Picker("K", selection: $kind) { ForEach(Kind.allCases) { Text($0.rawValue.capitalized) } }
      .pickerStyle(.segmented)
    Picker("K", selection: $kind.animation()) {
      ForEach(Kind.allCases) { kind in Text(kind.rawValue).tag(kind) }
    }.pickerStyle(SegmentedPickerStyle())
    Picker(selection: $kind) {
      Text("a").tag(Kind.a)
    } label: {
      Text("x")
    }
    Picker(selection: $kind, label: Text("x")) { Text("a").tag(Kind.a) }
    Picker("K", systemImage: "star", selection: $kind) { Text("a").tag(Kind.a) }
    Picker("K", selection: $opt) {
      Text("none").tag(Kind?.none); Text("none").tag(nil as Kind?); Text("a").tag(Kind.a as Kind?);
      Divider()
    }.pickerStyle(.menu)
    Picker("x", selection: $kind) { Section("x") { Text("a").tag(Kind.a) } }.pickerStyle(.inline)
      .pickerStyle(.wheel).pickerStyle(.navigationLink).pickerStyle(.palette)
  }

  @ViewBuilder var part6: some View {
    DatePicker("D", selection: $date)
    DatePicker("D", selection: $date, displayedComponents: .date)
    DatePicker("D", selection: $date, displayedComponents: [.date, .hourAndMinute])
    DatePicker("D", selection: $date, in: Date()..., displayedComponents: .date)
    DatePicker("D", selection: $date, in: ...Date())
    DatePicker("D", selection: $date, in: Date.distantPast...Date.distantFuture)
    DatePicker(selection: $date) { Text("D") }
    DatePicker(selection: $date, displayedComponents: .date) { Text("D") }
    DatePicker(selection: $date, in: ...Date.now, displayedComponents: .date) { Text("D") }
      .datePickerStyle(.graphical).datePickerStyle(.compact).datePickerStyle(.wheel)
  }

  @ViewBuilder var part7: some View {
    ColorPicker("C", selection: $color)
    ColorPicker("C", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("C") }
    Slider(value: $value)
    Slider(value: $value, in: 0...10)
    Slider(value: $value, in: 0...10, step: 1)
    Slider(value: $value, in: 0...10, step: 1) { Text("x") }
    Slider(value: $value, in: 0...10) {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $value, in: 0...10) {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
  }

  @ViewBuilder var part8: some View {
    Slider(value: $value, in: 0...10, onEditingChanged: { editing in print(editing) })
    Slider(value: $value, in: 0...10, step: 0.5, onEditingChanged: { _ in })
    Slider(value: $value, in: 0...10, step: 1) {
      Text("x")
    } onEditingChanged: { _ in
    }
  }
}
