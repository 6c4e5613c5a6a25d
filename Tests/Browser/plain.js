// The table of rows without a server, for comparison: plain JavaScript, with the same markup. With the
// address of an echo, each click is carried out when the echo answers.
window.plain = async (sample, echo) => {
  let act = (action) => action()
  if (echo) {
    const socket = new WebSocket(echo)
    const actions = []
    socket.onmessage = () => actions.shift()()
    await new Promise((resolve) => (socket.onopen = resolve))
    act = (action) => {
      actions.push(action)
      socket.send('click')
    }
  }
  const template = document.createElement('template')
  template.innerHTML = sample
  const table = document.querySelector('#table')
  const kinds = ['amber', 'birch', 'copper', 'dusk', 'ember', 'fern', 'granite']
  let last = 0
  let selected = null
  const create = (count) => {
    const rows = document.createDocumentFragment()
    for (let index = 0; index < count; index++) {
      const id = ++last
      const row = template.content.firstElementChild.cloneNode(true)
      const [name, remove] = row.querySelectorAll('button')
      row.querySelector('p').textContent = id
      name.textContent = `${kinds[id % 7]} ${kinds[Math.floor(id / 7) % 7]} ${id}`
      const select = () => {
        if (selected) selected.classList.remove('bold')
        selected = name
        name.classList.add('bold')
      }
      name.onclick = () => act(select)
      remove.onclick = () => act(() => row.remove())
      rows.append(row)
    }
    table.replaceChildren(rows)
  }
  const actions = {
    'Create 10': () => create(10),
    'Create 1,000': () => create(1000),
    Update: () => {
      for (let index = 0; index < table.children.length; index += 10) {
        table.children[index].querySelector('button').textContent += ' !!!'
      }
    },
    Swap: () => {
      const [second, last] = [table.children[1], table.children[998]]
      const after = second.nextSibling
      table.insertBefore(second, last.nextSibling)
      table.insertBefore(last, after)
    },
    Clear: () => table.replaceChildren(),
  }
  for (const [name, action] of Object.entries(actions)) {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find((one) => one.textContent === name).onclick = () => act(action)
  }
}
