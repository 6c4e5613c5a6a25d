// Measures from a click to the paint that shows what it does, in milliseconds.
let table
// What holds the rows, which is looked for once, as a look through all buttons takes a millisecond.
const found = (from) => {
  const row = named('Remove', from)?.parentElement
  return (row?.closest('li') ?? row)?.parentElement
}
window.rows = () => {
  if (!table?.isConnected) table = found(document)
  return table ? table.children : []
}
// The page without its rows, whose parent is then named.
window.emptied = () => {
  const page = document.querySelector('#page').cloneNode(true)
  const table = found(page)
  table.id = 'table'
  table.replaceChildren()
  return page.outerHTML
}
const named = (name, from = document) =>
  [...from.querySelectorAll('button')].find((one) => one.textContent === name)
const label = (row) => row.querySelector('button').textContent
const count = (button) => Number(button.replace(',', '').match(/\d+/) ?? 0)
window.operations = {
  // What it takes besides the rows: the way to the server and back.
  'select one row of ten': {
    before: ['Create 10'],
    click: () => rows()[4].querySelector('button'),
    note: () => rows()[4].outerHTML,
    done: (old) => rows()[4].outerHTML !== old,
  },
  'create 1,000 rows': {
    before: ['Clear'],
    click: () => named('Create 1,000'),
    done: () => rows().length === 1000,
  },
  'replace all rows': {
    before: ['Create 1,000'],
    click: () => named('Create 1,000'),
    note: () => label(rows()[0]),
    done: (old) => rows().length === 1000 && label(rows()[0]) !== old,
  },
  'update every 10th row': {
    before: ['Create 1,000'],
    click: () => named('Update'),
    done: () => label(rows()[990]).endsWith('!!!'),
  },
  'select a row': {
    before: ['Create 1,000'],
    click: () => rows()[4].querySelector('button'),
    note: () => rows()[4].outerHTML,
    done: (old) => rows()[4].outerHTML !== old,
  },
  'swap two rows': {
    before: ['Create 1,000'],
    click: () => named('Swap'),
    note: () => label(rows()[1]),
    done: (old) => label(rows()[998]) === old,
  },
  'remove a row': {
    before: ['Create 1,000'],
    click: () => named('Remove', rows()[4]),
    done: () => rows().length === 999,
  },
  'clear 1,000 rows': {
    before: ['Create 1,000'],
    click: () => named('Clear'),
    done: () => rows().length === 0,
  },
}
const until = (done) =>
  new Promise((resolve) => {
    if (done()) return resolve()
    const observer = new MutationObserver(() => {
      if (!done()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

window.prepare = async (name) => {
  for (const button of operations[name].before) {
    const old = rows()[0]
    named(button).click()
    await until(() => rows()[0] !== old || (!old && button === 'Clear'))
    await until(() => rows().length === count(button))
  }
  await painted()
}
window.measure = async (name) => {
  const { click, note, done } = operations[name]
  const old = note && note()
  const target = click()
  const start = performance.now()
  target.click()
  await until(() => done(old))
  await painted()
  return performance.now() - start
}
