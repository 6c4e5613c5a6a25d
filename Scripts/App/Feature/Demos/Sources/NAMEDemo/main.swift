import Core
import Hosts
import NAME

await HostOptions.run {
  NAMEView(store: Store(initialState: NAMEFeature.State()) { NAMEFeature() })
}
