// Keeps the page as the session is, and what the person does in the tab until it is acknowledged.
const page = document.getElementById('page')
const said = page.dataset.said.split('|')
const root = document.documentElement
const find = (id) => document.getElementById(typeof id === 'number' ? 'e' + id : id)
const numberOf = (element) => +element.closest('[id^=e]').id.slice(1)

const kept = JSON.parse(sessionStorage.getItem('live') || 'null')
const here = () => location.href.slice(location.origin.length)
const loaded = performance.getEntriesByType('navigation')[0]
const returns = kept && (kept.place === here() || loaded?.type !== 'navigate')
const tab = returns ? kept : { queue: [], left: 1 }
const isSame = tab.session === undefined || tab.session === page.dataset.session
let session = tab.session || page.dataset.session
let epoch = isSame ? page.dataset.epoch : ''
let seen = isSame ? +page.dataset.seen : 0
let takesOver = tab.left ? 1 : 0
let queue = tab.queue.filter((action) => !isSame || action.n > +page.dataset.applied)
let next = (queue.at(-1)?.n ?? +page.dataset.applied) + 1
const name = Math.random().toString(36).slice(2)
const trail = [here()]

const keep = (left) =>
  sessionStorage.setItem('live', JSON.stringify({ session, epoch, queue, left, place: here() }))

// A path leads to the same element of a page that shows the same.
const pathOf = (element) => {
  const path = []
  if (!page.contains(element)) return path
  for (; element !== page; element = element.parentElement) {
    path.unshift([...element.parentElement.children].indexOf(element))
  }
  return path
}
const at = (path) => path.reduce((element, index) => element?.children[index], page)

// Actions that wait get the ids of the page shown now.
const translate = () => {
  queue = queue.filter((action) => {
    const element = action.id && at(action.path)
    if (element) action.id = numberOf(element)
    return element || !action.id
  })
}
const renumber = (applied) => {
  queue.forEach((action, index) => Object.assign(action, { n: applied + 1 + index, sent: 0 }))
  next = applied + 1 + queue.length
}
if (isSame && tab.epoch !== epoch) translate()
if (isSame) renumber(+page.dataset.applied)

// Actions

const act = (id, kind, text) => {
  const last = queue.at(-1)
  // What was sent may have arrived.
  if (kind === 'e' && last?.k === 'e' && last.sent === undefined && last.id === id) last.t = text
  else queue.push({ n: next++, id, k: kind, t: text, path: id ? pathOf(find(id)) : 0 })
  keep()
  flush()
  setTimeout(showBusy, 100)
}
const showBusy = () => root.classList.toggle('busy', queue.some((action) => action.sent))
const isWaiting = (id, kind) => queue.some((action) => action.k === kind && action.id === id)

const press = (button) => {
  if (/^[pudxjk]$/.test(button.name)) act(+button.value, button.name)
  if (button.name === 'b') act(0, 'b')
  const field = document.activeElement
  if (button.name === 'n' && field.matches('[enterkeyhint]')) act(numberOf(field), 'p')
}
// Shares a text, or copies it where the browser cannot.
const hand = async (text) => {
  if (navigator.share) return navigator.share({ text }).catch(() => {})
  await navigator.clipboard.writeText(text)
  say(said[0], 'polite')
}
const pasteInto = async (id) => act(id, 'e', await navigator.clipboard.readText())
page.addEventListener('click', (event) => {
  const button = event.target.closest('button')
  if (!button) return
  event.preventDefault()
  const { share, paste } = button.dataset
  const work = share ? hand(share) : paste === '' ? pasteInto(+button.value) : press(button)
  work?.catch(() => say(said[1], 'assertive'))
})
page.addEventListener('change', (event) => {
  if (event.target.type === 'checkbox') act(numberOf(event.target), 'p')
})
page.addEventListener('input', (event) => {
  const field = event.target
  if (field.type === 'checkbox') return
  field.isTyped = true
  act(numberOf(field), 'e', field.value)
})
const cancel = (event) => {
  event.preventDefault()
  act(0, 'b')
}
page.addEventListener('cancel', cancel, true)
addEventListener('popstate', () => {
  if (here() === trail.at(-1)) return history.back()
  if (trail.includes(here())) trail.length = trail.lastIndexOf(here())
  trail.push(here())
  act(0, 'g', here())
})
addEventListener('pagehide', () => keep(1))

// What the server says waits for the end of a composition.
let composing = null
const late = []
page.addEventListener('compositionstart', (event) => (composing = event.target))
page.addEventListener('compositionend', () => {
  composing = null
  late.splice(0).forEach(receive)
})

// Operations

// For each button that submits, Chromium looks through the form.
const tame = (nodes) => {
  for (const one of nodes.querySelectorAll('button')) one.type = 'button'
  return nodes
}
const parseAll = (html) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return tame(template.content)
}
const parse = (html) => parseAll(html).firstElementChild
// The row around an element, if any.
const outer = (id) => {
  const element = find(id)
  return element?.parentElement.localName === 'li' ? element.parentElement : element
}
const setValue = (field, value) => {
  if (composing === field || isWaiting(numberOf(field), 'e') || field.value === value) return
  const { selectionStart, selectionEnd } = field
  const atEnd = selectionEnd === field.value.length
  field.value = value
  if (field !== document.activeElement || atEnd || selectionStart === null) return
  field.setSelectionRange(selectionStart, selectionEnd)
}
const enter = (node, kind) => {
  node.classList.add(kind)
  node.addEventListener('animationend', () => node.classList.remove(kind), { once: true })
}

let news = []
let wish = []
const operations = {
  t: (id, text) => {
    const element = find(id)
    element.textContent = text
    if (element.localName === 'textarea') setValue(element, text)
    if (element.localName === 'p') news.push(text)
  },
  a: (id, attribute, value) => {
    const element = find(id)
    if (value === null) element.removeAttribute(attribute)
    else element.setAttribute(attribute, value)
    if (attribute === 'value' && element.localName === 'input') setValue(element, value || '')
    if (attribute === 'checked' && !isWaiting(numberOf(element), 'p')) {
      element.checked = value !== null
    }
    if (attribute === 'hidden' && value === null) enter(element, 'return')
    if (attribute === 'data-scroll' && value) wish = value.split(' ')
  },
  i: (parent, before, html) => {
    const all = parseAll(html)
    for (const node of all.children) {
      if (node.matches('.screen, dialog')) enter(node, 'enter')
      else if (news.length < 9) news.push(node)
    }
    ;(find('k' + parent) || find(parent)).insertBefore(all, outer(before || ''))
  },
  x: (id, last) => {
    const range = new Range()
    range.setStartBefore(outer(id))
    range.setEndAfter(outer(last || id))
    range.deleteContents()
  },
  m: (id, before) => {
    const node = outer(id)
    const parent = node.parentElement
    if (parent.moveBefore) return parent.moveBefore(node, outer(before || ''))
    const focus = node.contains(document.activeElement) && document.activeElement
    const scrolls = [...node.querySelectorAll('.content')].map((some) => [some, some.scrollTop])
    parent.insertBefore(node, outer(before || ''))
    if (focus) focus.focus({ preventScroll: true })
    scrolls.forEach(([some, top]) => (some.scrollTop = top))
  },
  r: (id, html) => {
    const node = parse(html)
    const slot = node.querySelector('slot')
    if (slot) slot.replaceWith(...(find('k' + id) || find(id)).children)
    find(id).replaceWith(node)
  },
  w: (newSession, newEpoch, html) => {
    const old = page.querySelector('main')
    // A session that has stored nothing is as good as the new one.
    const isNew = newSession !== session && !(takesOver && queue[0]?.n === 1)
    const focus = isNew ? 0 : pathOf(document.activeElement)
    const { selectionStart, selectionEnd } = document.activeElement
    const fields = [...old.querySelectorAll('input, textarea')]
      .filter((field) => field.isTyped && field.value !== field.defaultValue)
      .map((field) => [pathOf(field), field.value, field.type])
    const scrolls = [...old.querySelectorAll('.content, .panel')]
      .filter((some) => some.scrollTop)
      .map((some) => [pathOf(some), some.scrollTop])
    const y = scrollY
    old.replaceWith(parse(html))
    ;[session, epoch] = [newSession, newEpoch]
    showDialogs()
    if (isNew) return (queue = [])
    translate()
    fields.forEach(([path, value, type]) => {
      const field = at(path)
      if (field?.type !== type || field.value === value) return
      field.value = value
      const id = numberOf(field)
      if (!isWaiting(id, 'e')) queue.unshift({ id, k: 'e', t: value, path: pathOf(find(id)) })
    })
    scrolls.forEach(([path, top]) => at(path) && (at(path).scrollTop = top))
    scrollTo(0, y)
    const element = focus?.length && at(focus)
    if (!element) return
    element.focus({ preventScroll: true })
    if (selectionStart != null && element.selectionStart != null) {
      element.setSelectionRange(selectionStart, selectionEnd)
    }
  },
  n: (text) => say(text, 'assertive'),
  p: (place) => {
    if (place === trail.at(-1)) return
    if (trail.includes(place)) {
      trail.pop()
      history.replaceState(null, '', place)
    } else history.pushState(null, '', place)
    trail.push(place)
  },
}

const receive = (text) => {
  try {
    follow(text)
  } catch (error) {
    console.error(error)
    epoch = ''
    leave()
  }
}
const follow = (text) => {
  const frame = JSON.parse(text)
  const [number, applied] = frame
  const isWhole = frame[2] === 'w'
  if (composing && (isWhole || late.length)) return late.push(text)
  if (number > seen + 1 && !isWhole) {
    epoch = ''
    return leave()
  }
  queue = queue.filter((action) => action.n > applied)
  showBusy()
  if (number > seen || isWhole) {
    const before = remember()
    for (let index = 2; index < frame.length; ) {
      const operation = operations[frame[index]]
      operation(...frame.slice(index + 1, (index += operation.length + 1)))
    }
    seen = number
    if (isWhole) renumber(applied)
    settle(before)
    find(wish[0])?.scrollIntoView({ block: wish[1] })
    wish = []
  }
  next = Math.max(next, applied + 1)
  isReady = true
  takesOver = 1
  keep()
  flush()
}

// Focus

const isShown = (some) => some.checkVisibility()
const shownTitles = () => [...page.querySelectorAll('h1, dialog h2')].filter(isShown)
const remember = () => {
  const focus = document.activeElement
  const screen = focus.closest('.screen, dialog, main')
  if (screen && focus !== document.body) screen.lastFocus = focus
  const row = focus.closest('li')
  return { focus, title: shownTitles().pop(), beside: row?.nextSibling ?? row?.previousSibling }
}
const showDialogs = () => {
  for (const dialog of page.querySelectorAll('dialog')) {
    const isWanted = !dialog.closest('[hidden]')
    if (isWanted === dialog.matches(':modal')) continue
    dialog.close()
    if (isWanted) dialog.showModal()
    const first = dialog.querySelector('.content input:not([disabled]), h1, .cancel')
    if (isWanted && first && isShown(first)) first.focus()
  }
}
const settle = ({ focus, title, beside }) => {
  showDialogs()
  const titles = shownTitles()
  const top = titles.pop()
  if (top) document.title = top.textContent
  if (!isShown(focus) || (focus === document.body && top !== title)) {
    const screen = top?.closest('.screen, dialog, main') || page
    const last = screen.lastFocus
    const near = beside?.isConnected && beside.querySelector('button, input')
    const target = [last, near, top].find((some) => some && isShown(some))
    const present = document.activeElement
    if (target && (present === document.body || !isShown(present))) target.focus()
  }
  const words = news.map((some) => some.innerText ?? some).join('. ')
  if (words && top === title) say(words.slice(0, 300), 'polite')
  news = []
}
const say = (text, kind) => {
  const dialogs = page.querySelectorAll('dialog:modal > .live')
  const region = [...dialogs].pop() || find(kind)
  region.textContent = text
  if (kind === 'polite') return
  root.dataset.notice = text
  setTimeout(() => delete root.dataset.notice, 4000)
}

// Connection

let socket = null
let isReady = false
let failures = 0
let wasOpen = false
let timer = 0
const hello = () => JSON.stringify(['hello', session, name, epoch, seen, takesOver])
const flush = () => {
  if (!isReady) return
  const waiting = queue.filter((action) => !action.sent)
  if (!waiting.length) return
  waiting.forEach((action) => (action.sent = 1))
  socket.post(
    waiting.map(({ n, id, k, t }) => JSON.stringify(t === undefined ? [n, seen, id, k] : [n, seen, id, k, t])),
  )
}
const opened = () => {
  failures = 0
  wasOpen = true
  root.classList.remove('offline')
}
const leave = () => {
  if (!socket) return
  socket.onclose = socket.onerror = socket.onmessage = null
  socket.close()
  lost()
}
const lost = () => {
  socket = null
  isReady = false
  queue.forEach((action) => (action.sent = 0))
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(connect, failures === 1 ? 50 : Math.min(5000, 200 * 2 ** failures) * (0.5 + Math.random() / 2))
  if (failures === 3) {
    root.classList.add('offline')
    say(said[2], 'polite')
  }
}
const overSocket = () => {
  const live = new WebSocket(location.origin.replace('http', 'ws') + '/~live')
  live.onopen = () => live.send(hello())
  live.post = (frames) => frames.forEach((frame) => live.send(frame))
  live.onclose = lost
  return live
}
const overEvents = () => {
  const live = new EventSource('/~events?hello=' + encodeURIComponent(hello()))
  let posts = Promise.resolve()
  live.post = (frames) => {
    const body = [session, ...frames].join('\n')
    posts = posts.then(() => fetch('/~send', { method: 'POST', body })).then(
      (answer) => answer.ok || leave(),
      leave,
    )
  }
  live.onerror = leave
  return live
}
const connect = () => {
  if (socket) return
  socket = wasOpen === 'events' || (!wasOpen && failures >= 2) ? overEvents() : overSocket()
  const kind = socket.onclose ? true : 'events'
  socket.onmessage = (event) => {
    opened()
    wasOpen = kind
    receive(event.data)
  }
}
const hurry = () => {
  if (document.hidden || socket) return
  clearTimeout(timer)
  connect()
}
document.addEventListener('visibilitychange', hurry)
addEventListener('online', hurry)
addEventListener('pageshow', hurry)

tame(page.querySelector('main'))
showDialogs()
root.classList.add('scripted')
keep()
connect()
