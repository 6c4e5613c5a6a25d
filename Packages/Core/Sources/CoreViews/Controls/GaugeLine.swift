/// A gauge as the host draws it, between the labels of its bounds.
struct GaugeLine: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    let gauge = Gauge(configuration)
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      gauge
    } else {
      HStack(alignment: .bottom) {
        configuration.minimumValueLabel
        gauge
        configuration.maximumValueLabel
      }
    }
  }
}
