import Core
import Hosts
import Root

await HostOptions.run {
  RootView(store: Store(initialState: RootFeature.State()) { RootFeature() })
}
