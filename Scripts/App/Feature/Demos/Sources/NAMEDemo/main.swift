import Core
import Hosts
import NAME

await HostOptions.run(NAMEFeature.State()) {
  Store(initialState: $0) { NAMEFeature() }
} view: {
  NAMEView(store: $0)
}
