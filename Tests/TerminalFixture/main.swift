import CoreViews
import Hosts

await HostOptions.run { FixtureView() }
