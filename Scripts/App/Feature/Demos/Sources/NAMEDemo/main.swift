import Hosts
import NAME
import Views

await HostOptions.run(NAMEFeature.State()) {
  Store(initialState: $0) { NAMEFeature() }
} view: {
  NAMEView(store: $0)
}
