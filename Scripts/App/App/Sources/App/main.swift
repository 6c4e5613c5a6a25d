import Hosts
import Root
import Views

await HostOptions.run(RootFeature.State()) {
  Store(initialState: $0) { RootFeature() }
} view: {
  RootView(store: $0)
}
