import Foundation
public import Views

/// A screen about a number: its picture, its fact, and a button that leads on.
public struct FactScreen<Action: View>: View {
  private let store: StoreOf<FactLoading>
  private let person: Text?
  private let remark: Text
  private let action: Action

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - store: The store of the fact.
  ///   - person: Who is logged in, where the screen tells it.
  ///   - remark: What the screen has to do with others.
  ///   - action: The button that leads on.
  public init(
    store: StoreOf<FactLoading>, person: Text? = nil, remark: Text,
    @ViewBuilder action: () -> Action
  ) {
    self.store = store
    self.person = person
    self.remark = remark
    self.action = action()
  }

  /// The card with the picture above the fact, and the button below it.
  public var body: some View {
    VStack(spacing: 16) {
      card
      action
        .buttonSizing(.flexible)
        .frame(maxWidth: 440)
    }
    .frame(maxWidth: 960)
  }

  private var card: some View {
    VStack(spacing: 0) {
      Sky { NumberPicture(number: store.number) }
        .frame(minHeight: 96)
        .overlay(alignment: .topLeading) { greeting }
      FactView(store: store, remark: remark).padding()
    }
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }

  @ViewBuilder private var greeting: some View {
    if let person {
      person
        .font(.subheadline)
        .foregroundStyle(SkyColor.star)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
    }
  }
}
