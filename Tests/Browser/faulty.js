// A connection that loses, doubles, swaps and cuts off frames, by chance that is the same each time.
{
  const Real = window.WebSocket
  let state = 7
  const chance = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
  window.faults = { lost: 0, doubled: 0, swapped: 0, cut: 0 }
  window.isFaulty = true
  window.WebSocket = class extends Real {
    set onmessage(handle) {
      let held = null
      // The first frame is spared: without it a page does not know that it is connected, and waits.
      let isFirst = true
      super.onmessage = handle && ((event) => {
        const tell = (data) => handle({ data })
        const luck = window.isFaulty && !isFirst ? chance() : 1
        isFirst = false
        if (luck < 0.08) window.faults.lost++
        else if (luck < 0.16) [tell(event.data), tell(event.data), window.faults.doubled++]
        else if (luck < 0.24 && held === null) return (held = event.data)
        else if (luck < 0.32) [tell(event.data.slice(0, event.data.length / 2)), window.faults.cut++]
        else tell(event.data)
        if (held !== null) [tell(held), window.faults.swapped++, (held = null)]
      })
    }
  }
}
