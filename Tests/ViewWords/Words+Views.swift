import CoreViews
import Foundation

extension Word {
  /// Containers and what they hold.
  @WordsBuilder static var views: [Word] {
    Word("AnyView") { AnyView(Text("Berth")) }
    Word("EmptyView") {
      VStack {
        Text("Berth")
        EmptyView()
        Text("Quay")
      }
    } without: {
      VStack {
        Text("Berth")
        Text(" ")
        Text("Quay")
      }
    }
    Word("EquatableView", doing: "tap More") {
      Keeping(0) { $count in
        Button("More") { count += 1 }
        EquatableView(content: Steady(count: count))
      }
    } without: {
      Keeping(0) { $count in
        Button("More") { count += 1 }
      }
    }
    Word("ForEach") { ForEach(["Berth", "Quay"], id: \.self) { Text($0) } }
    Word("Group") {
      Group {
        Text("Berth")
        Text("Quay")
      }
      .bold()
    }
    Word("HStack") {
      HStack {
        Text("Berth")
        Text("Quay")
      }
    }
    Word("VStack") {
      VStack {
        Text("Berth")
        Text("Quay")
      }
    }
    Word("ZStack") {
      ZStack(alignment: .leading) {
        Text("- - - - -")
        Text("Quay")
      }
    }
    Word("HSplitView") {
      HSplitView {
        Text("Berth")
        Text("Quay")
      }
    }
    Word("VSplitView") {
      VSplitView {
        Text("Berth")
        Text("Quay")
      }
    }
    Word("Grid") {
      Grid {
        GridRow {
          Text("Berth")
          Text("3")
        }
        GridRow {
          Text("Q")
          Text("12")
        }
      }
    }
    Word("GridRow") {
      Grid {
        GridRow {
          Text("Berth")
          Text("3")
        }
      }
    } without: {
      Grid {
        Text("Berth")
        Text("3")
      }
    }
    Word("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))]) {
        ForEach(1..<6) { Text("B\($0)") }
      }
    }
    Word("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
        ForEach(1..<6) { Text("B\($0)") }
      }
    }
    Word("LazyHStack") { LazyHStack { ForEach(1..<4) { Text("B\($0)") } } }
    Word("LazyVStack") { LazyVStack { ForEach(1..<4) { Text("B\($0)") } } }
    Word("List") {
      List {
        Text("Berth")
        Text("Quay")
      }
    }
    Word("Form") {
      Form {
        Text("Berth")
        Toggle("Lamp", isOn: .constant(true))
      }
    }
    Word("Section") {
      List { Section("Harbour") { Text("Berth") } }
    } without: {
      List { Text("Berth") }
    }
    Word("GroupBox") { GroupBox("Harbour") { Text("Berth") } }
    Word("ControlGroup") {
      ControlGroup("Ropes") {
        Button("Cast") {}
        Button("Haul") {}
      }
    }
    Word("DisclosureGroup", doing: "expand Harbour") {
      DisclosureGroup("Harbour") { Text("Berth") }
    }
    Word("OutlineGroup", doing: "expand Harbour") {
      OutlineGroup([Berth("Harbour", [Berth("Berth")])], children: \.children) { Text($0.name) }
    }
    Word("ScrollView") { ScrollView { ForEach(1..<30) { Text("Berth \($0)") } } }
    Word("ScrollViewReader", doing: "tap Down") {
      ScrollViewReader { reader in
        Button("Down") { reader.scrollTo(25) }
        ScrollView { ForEach(1..<30) { Text("Berth \($0)").id($0) } }
      }
    } without: {
      Button("Down") {}
      ScrollView { ForEach(1..<30) { Text("Berth \($0)").id($0) } }
    }
    Word("Table") {
      Table([Boat(name: "Wren"), Boat(name: "Auk")]) { TableColumn("Name", value: \.name) }
    }
    Word("TabView", doing: "tab Quay") {
      TabView {
        Tab("Berth") { Text("at the berth") }
        Tab("Quay") { Text("at the quay") }
      }
    }
    Word("Tab") {
      TabView { Tab("Berth", systemImage: "house") { Text("at the berth") } }
    } without: {
      Text("at the berth")
    }
    Word("TabSection") {
      TabView {
        Tab("Berth") { Text("at the berth") }
        TabSection("Harbour") { Tab("Quay") { Text("at the quay") } }
      }
    } without: {
      TabView { Tab("Berth") { Text("at the berth") } }
    }
    Word("NavigationStack", doing: "tap Berth") {
      NavigationStack { NavigationLink("Berth") { Text("moored") } }
    } without: {
      Text("Berth")
    }
    Word("NavigationView", doing: "tap Berth") {
      NavigationView { NavigationLink("Berth") { Text("moored") } }
    } without: {
      Text("Berth")
    }
    Word("NavigationLink") {
      NavigationStack { NavigationLink("Berth") { Text("moored") } }
    } without: {
      NavigationStack { Text("Berth") }
    }
    Word("NavigationSplitView") {
      NavigationSplitView {
        Text("Berths")
      } detail: {
        Text("Berth 3")
      }
    }
    Word("ViewThatFits") {
      ViewThatFits {
        Text("a line that is far too long for any of the terminals that are used in tests")
        Text("short")
      }
    } without: {
      Text("a line that is far too long for any of the terminals that are used in tests")
    }
    Word("GeometryReader") {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
    }
    Word("TimelineView") {
      TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { context in
        Text(context.date > Date(timeIntervalSince1970: 0) ? "later" : "at once")
      }
    }
    Word("Spacer") {
      HStack {
        Text("Berth")
        Spacer()
        Text("3")
      }
    } without: {
      HStack {
        Text("Berth")
        Text("3")
      }
    }
    Word("Divider") {
      VStack {
        Text("Berth")
        Divider()
        Text("Quay")
      }
    } without: {
      VStack {
        Text("Berth")
        Text("Quay")
      }
    }
    Word("ContentUnavailableView") {
      ContentUnavailableView("No boats", systemImage: "sailboat", description: Text("Come back."))
    }
  }
}
