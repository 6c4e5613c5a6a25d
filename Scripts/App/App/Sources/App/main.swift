import Core
import Hosts
import Root

await HostOptions.run(RootFeature.State()) {
  Store(initialState: $0) { RootFeature() }
} view: {
  RootView(store: $0)
}
