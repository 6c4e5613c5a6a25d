import CoreViews
import Foundation

extension Word {
  private static var tabs: some View {
    TabView {
      Tab("Berth") { Text("at the berth") }
      Tab("Quay") { Text("at the quay") }
    }
  }

  /// Screens, their titles and tabs.
  @WordsBuilder static var screens: [Word] {
    Word.screen("navigationTitle") { $0.navigationTitle("Harbour") }
    Word.screen("navigationBarTitle") { $0.navigationBarTitle("Harbour") }
    Word("navigationSubtitle") {
      NavigationStack { Text("Berth").navigationTitle("Log").navigationSubtitle("today") }
    } without: {
      NavigationStack { Text("Berth").navigationTitle("Log") }
    }
    Word("navigationBarHidden") {
      NavigationStack { Text("Berth").navigationTitle("Log").navigationBarHidden(true) }
    } without: {
      NavigationStack { Text("Berth").navigationTitle("Log") }
    }
    Word("navigationBarBackButtonHidden", doing: "tap Berth") {
      NavigationStack {
        NavigationLink("Berth") { Text("moored").navigationBarBackButtonHidden() }
      }
    } without: {
      NavigationStack { NavigationLink("Berth") { Text("moored") } }
    }
    Word.screen("navigationBarItems") { $0.navigationBarItems(trailing: Button("Add") {}) }
    Word("navigationDestination", doing: "tap Wren") {
      NavigationStack {
        NavigationLink("Wren", value: "Wren")
          .navigationDestination(for: String.self) { Text("aboard \($0)") }
      }
    } without: {
      NavigationStack { Text("Wren") }
    }
    Word("navigationLinkIndicatorVisibility") {
      NavigationStack {
        NavigationLink("Berth") { Text("moored") }.navigationLinkIndicatorVisibility(.hidden)
      }
    } without: {
      NavigationStack { NavigationLink("Berth") { Text("moored") } }
    }
    Word("tabItem") {
      TabView { Text("at the berth").tabItem { Label("Berth", systemImage: "house") } }
    } without: {
      Text("at the berth")
    }
    Word("tabViewStyle", tabs) { $0.tabViewStyle(.page) }
    Word("tabViewBottomAccessory", tabs) { $0.tabViewBottomAccessory { Text("bar") } }
    Word("tabViewSidebarHeader", tabs) { $0.tabViewSidebarHeader { Text("head") } }
    Word("tabViewSidebarFooter", tabs) { $0.tabViewSidebarFooter { Text("foot") } }
    Word("tabViewSidebarBottomBar", tabs) { $0.tabViewSidebarBottomBar { Text("bar") } }
    Word("containerBackground", Text("Berth")) { $0.containerBackground(.red, for: .navigation) }
    Word("inspector", Text("Berth")) { $0.inspector(isPresented: .constant(true)) { Text("3 m") } }
    Word("inspectorColumnWidth") {
      Text("Berth").inspector(isPresented: .constant(true)) {
        Text("a depth of three").background(.red).inspectorColumnWidth(80)
      }
    } without: {
      Text("Berth").inspector(isPresented: .constant(true)) {
        Text("a depth of three").background(.red)
      }
    }
  }

  /// What stands in bars.
  @WordsBuilder static var bars: [Word] {
    Word.screen("toolbar") { $0.toolbar { Button("Add") {} } }
    Word.screen("contentToolbar") { $0.contentToolbar(for: .automatic) { Button("Sort") {} } }
    Word.screen("toolbarTitleMenu") { $0.toolbarTitleMenu { Button("Rename") {} } }
    Word("toolbarItemHidden") {
      NavigationStack {
        Text("Berth").toolbar {
          Button("Add") {}
          Button("Sort") {}.toolbarItemHidden()
        }
      }
    } without: {
      NavigationStack {
        Text("Berth").toolbar {
          Button("Add") {}
          Button("Sort") {}
        }
      }
    }
    Word.titled("toolbarBackground") { $0.toolbarBackground(.blue) }
    Word.titled("toolbarBackgroundVisibility") {
      $0.toolbarBackgroundVisibility(.hidden).toolbarBackground(.blue)
    }
    Word.titled("toolbarColorScheme") { $0.toolbarColorScheme(.dark) }
    Word.titled("toolbarForegroundStyle") { $0.toolbarForegroundStyle(.red) }
    Word.titled("toolbarVisibility") { $0.toolbarVisibility(.hidden, for: .navigationBar) }
  }

  /// A word of a screen with a title.
  private static func titled<Used: View>(
    _ name: String, _ change: @escaping @MainActor @Sendable (Text) -> Used
  ) -> Word {
    Word(name) {
      NavigationStack { change(Text("Berth")).navigationTitle("Log") }
    } without: {
      NavigationStack { Text("Berth").navigationTitle("Log") }
    }
  }

  /// What stands in front of the screen.
  @WordsBuilder static var presentations: [Word] {
    Word("sheet", Text("Berth")) { $0.sheet(isPresented: .constant(true)) { Text("a sheet") } }
    Word("fullScreenCover", Text("Berth")) {
      $0.fullScreenCover(isPresented: .constant(true)) { Text("a cover") }
    }
    Word("popover", Text("Berth")) { $0.popover(isPresented: .constant(true)) { Text("a bubble") } }
    Word("alert", Text("Berth")) {
      $0.alert("Cast off?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    Word("confirmationDialog", Text("Berth")) {
      $0.confirmationDialog("Cast off?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    Word("actionSheet", Text("Berth")) {
      $0.actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("Cast off?"), buttons: [.default(Text("Yes")) {}])
      }
    }
    Word("dialogSuppressionToggle") {
      Text("Berth").alert("Cast off?", isPresented: .constant(true)) {}
        .dialogSuppressionToggle("Never ask", isSuppressed: .constant(false))
    } without: {
      Text("Berth").alert("Cast off?", isPresented: .constant(true)) {}
    }
    Word("interactiveDismissDisabled", doing: "back") {
      Keeping(true) { $isShown in
        Text("Berth").sheet(isPresented: $isShown) {
          Text("a sheet").interactiveDismissDisabled()
        }
      }
    } without: {
      Keeping(true) { $isShown in
        Text("Berth").sheet(isPresented: $isShown) { Text("a sheet") }
      }
    }
    Word("dismissalConfirmationDialog", doing: "back") {
      Keeping(true) { $isShown in
        Text("Berth").sheet(isPresented: $isShown) {
          Text("a sheet").dismissalConfirmationDialog("Leave it?", shouldPresent: true) {
            Button("Leave", role: .destructive) {}
          }
        }
      }
    } without: {
      Keeping(true) { $isShown in
        Text("Berth").sheet(isPresented: $isShown) { Text("a sheet") }
      }
    }
    Word("presentationBackground") {
      Text("Berth").sheet(isPresented: .constant(true)) {
        Text("a sheet").presentationBackground(Color.red)
      }
    } without: {
      Text("Berth").sheet(isPresented: .constant(true)) { Text("a sheet") }
    }
    Word("presentationDetents") {
      Text("Berth").sheet(isPresented: .constant(true)) {
        Text("a sheet").presentationDetents([.height(48)])
      }
    } without: {
      Text("Berth").sheet(isPresented: .constant(true)) { Text("a sheet") }
    }
  }
}
