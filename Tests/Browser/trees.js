// Follows random trees on a page whose connection is this file: run(cases) returns what went wrong.
window.WebSocket = class {
  constructor() {
    window.live = this
  }
  send() {}
  close() {}
}
;(() => {
  const parse = (html) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content.firstElementChild
  }
  // What the script adds to the tree by itself: open dialogs, which take the focus, kinds of buttons, transitions, texts
  // that were read.
  const plain = (main) => {
    const copy = main.cloneNode(true)
    for (const element of copy.querySelectorAll('*')) {
      if (element.localName === 'dialog') {
        element.removeAttribute('open')
        element.removeAttribute('tabindex')
      }
      if (element.localName === 'button') element.removeAttribute('type')
      if (element.classList.contains('live')) element.textContent = ''
      element.classList.remove('enter', 'return')
      if (!element.classList.length && !element.getAttribute('class')) element.removeAttribute('class')
    }
    return copy
  }
  const values = (main) =>
    [...main.querySelectorAll('input, textarea')].map((field) => field.value + field.checked).join('|')
  // Both texts from a little before where they part.
  const parting = (shown, wanted) => {
    let index = 0
    while (index < shown.length && shown[index] === wanted[index]) index++
    return [shown, wanted].map((text) => text.slice(Math.max(0, index - 150), index + 100))
  }
  const differs = (html) => {
    const [shown, wanted] = [document.querySelector('main'), parse(html)]
    if (!plain(shown).isEqualNode(plain(wanted))) {
      return parting(plain(shown).outerHTML, plain(wanted).outerHTML)
    }
    if (values(shown) !== values(wanted)) return [values(shown), values(wanted)]
  }
  let number = 0
  const tell = (...operations) =>
    window.live.onmessage({ data: JSON.stringify([++number, 0, ...operations]) })

  const follow = ({ html, rounds }) => {
    tell('w', 's', 'e', html)
    let fault = differs(html)
    for (const round of fault ? [] : rounds) {
      const before = new Map([...document.querySelectorAll('main [id^=e]')].map((one) => [one.id, one]))
      const operations = JSON.parse(round.frame).slice(2)
      tell(...operations)
      // What stays in a replaced element stands in its HTML as a slot.
      const replaced = operations.filter((_, index) => operations[index - 2] === 'r').join()
      for (const one of document.querySelectorAll('main [id^=e]')) {
        const old = before.get(one.id)
        if (old && old !== one && !replaced.includes(`id="${one.id}"`)) return ['another node', one.id]
      }
      fault = differs(round.html)
      if (fault) return [...fault, round.frame]
    }
    return fault
  }
  window.run = (cases) => {
    for (const one of cases) {
      const fault = follow(one)
      if (fault) return [one.seed, ...fault]
    }
    return null
  }
})()
