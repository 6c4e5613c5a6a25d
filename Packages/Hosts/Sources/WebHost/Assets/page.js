// Keeps the page as the session is, and actions until they arrive.
const page = document.getElementById('page')
const said = page.dataset.said.split('|')
const root = document.documentElement
const find = (id) => document.getElementById(isNaN(id) ? id : 'e' + id)
const numberOf = (element) => +element.closest('[id^=e]').id.slice(1)

const kept = JSON.parse(sessionStorage.getItem('live'))
const here = () => location.href.slice(location.origin.length)
const [loaded] = performance.getEntriesByType('navigation')
const returns = kept && (kept.place === here() || loaded?.type !== 'navigate')
const tab = returns ? kept : { queue: [], left: 1 }
let session = tab.session || page.dataset.session
const isSame = session === page.dataset.session
let epoch = isSame ? page.dataset.epoch : ''
let seen = isSame ? +page.dataset.seen : 0
let takesOver = tab.left || 0
let queue = tab.queue.filter((action) => !isSame || action.n > +page.dataset.applied)
let next = (queue.at(-1)?.n ?? +page.dataset.applied) + 1
const name = '' + Math.random()
const trail = [here()]

const keep = (left) =>
  sessionStorage.setItem('live', JSON.stringify({ session, epoch, queue, left, place: here() }))

const pathOf = (element) => {
  const path = []
  for (; element !== page && page.contains(element); element = element.parentElement) {
    path.unshift([...element.parentElement.children].indexOf(element))
  }
  return path
}
const at = (path) => path.reduce((element, index) => element?.children[index], page)

// Actions that wait get the ids of the page shown now.
const translate = () => {
  queue = queue.filter((action) => {
    const element = at(action.path)
    if (action.id && element) action.id = numberOf(element)
    return element
  })
}
const renumber = (applied) => {
  next = applied + 1
  queue.forEach((action) => Object.assign(action, { n: next++, sent: 0 }))
}
if (isSame && tab.epoch !== epoch) translate()
if (isSame) renumber(+page.dataset.applied)

// Actions

const act = (id, kind, text) => {
  hold()
  const last = queue.at(-1)
  // What was sent may have arrived.
  if (kind === 'e' && last?.k === 'e' && last.sent === undefined && last.id === id) last.t = text
  else queue.push({ n: next++, id, k: kind, t: text, path: pathOf(find(id)) })
  flush()
  keep()
  setTimeout(showBusy, 100)
}
const showBusy = () => root.classList.toggle('busy', queue.some((action) => action.sent))
const isWaiting = (id, kind) => queue.some((action) => action.k === kind && action.id === id)

const press = (button) => {
  if (/^[pudxjkb]$/.test(button.name)) {
    act(+button.value, button.name)
    page.querySelector(':popover-open')?.hidePopover()
  }
  const field = document.activeElement
  if (button.name === 'n' && field.enterKeyHint) act(numberOf(field), 'p')
}
const offer = async (text) => {
  if (navigator.share) return navigator.share({ text }).catch(() => {})
  await navigator.clipboard.writeText(text)
  say(said[0], 'polite')
}
const pasteInto = async (id) => act(id, 'e', await navigator.clipboard.readText())
page.addEventListener('click', (event) => {
  const button = event.target.closest('button')
  if (!button) return
  if (button.name) event.preventDefault()
  const { share, paste } = button.dataset
  const work = share ? offer(share) : paste === '' ? pasteInto(+button.value) : press(button)
  work?.catch(() => say(said[1], 'assertive'))
})
page.addEventListener('input', ({ target }) => {
  if (target.type === 'checkbox') return act(numberOf(target), 'p')
  target.isTyped = true
  act(numberOf(target), 'e', target.value)
})
page.addEventListener('cancel', (event) => {
  event.preventDefault()
  act(0, 'b')
}, true)
addEventListener('popstate', () => {
  if (here() === trail.at(-1)) return history.back()
  if (trail.includes(here())) trail.length = trail.lastIndexOf(here())
  trail.push(here())
  act(0, 'g', here())
})
addEventListener('pagehide', () => keep(1))

// Frames wait for the end of a composition.
let composing = null
const late = []
page.addEventListener('compositionstart', ({ target }) => (composing = target))
page.addEventListener('compositionend', () => {
  composing = null
  late.splice(0).forEach(receive)
})

// Operations

const sizes = new ResizeObserver((all) => {
  for (const { target, contentRect: room } of all) {
    if (room.width) act(numberOf(target), 's', room.width + ' ' + room.height)
  }
})
// Submit buttons cost Chromium a search.
const tame = (nodes) => {
  nodes.querySelectorAll('button').forEach((some) => (some.type = 'button'))
  nodes.querySelectorAll('.geometry').forEach((some) => sizes.observe(some))
  wanted = nodes.querySelector('[autofocus]') ?? wanted
  return nodes
}
const parseAll = (html) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return tame(template.content)
}
const parse = (html) => parseAll(html).firstElementChild
const inner = (id) => find('k' + id) || find(id)
const rowOf = (id) => {
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
  node.onanimationend = () => node.classList.remove(kind)
}

let news = []
let wish = []
const operations = {
  t: (id, text) => {
    const element = find(id)
    const only = element.firstChild
    // Others cost a search.
    if (text && only?.data && !only.nextSibling) only.data = text
    else element.textContent = text
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
    if (attribute === 'autofocus' && value !== null) wanted = element
    if (attribute === 'data-scroll' && value) wish = value.split(' ')
  },
  i: (parent, before, html) => {
    const all = parseAll(html)
    for (const node of all.children) {
      if (node.matches('.screen, dialog')) enter(node, 'enter')
      else if (news.length < 9) news.push(node)
    }
    inner(parent).insertBefore(all, rowOf(before || ''))
  },
  x: (id, last) => {
    const range = new Range()
    range.setStartBefore(rowOf(id))
    range.setEndAfter(rowOf(last || id))
    range.deleteContents()
  },
  m: (id, before) => {
    const node = rowOf(id)
    const parent = node.parentElement
    const focus = document.activeElement
    ;(parent.moveBefore ?? parent.insertBefore).call(parent, node, rowOf(before || ''))
    focus.focus({ preventScroll: true })
  },
  r: (id, html) => {
    const node = parse(html)
    const slot = node.querySelector('slot')
    const focus = document.activeElement
    if (slot) slot.replaceWith(...inner(id).children)
    find(id).replaceWith(node)
    if (node.contains(focus)) wanted = focus
  },
  w: (newSession, newEpoch, html) => {
    const old = page.querySelector('main')
    // One without actions will do.
    const isNew = newSession !== session && !(takesOver && queue[0]?.n === 1)
    const focus = isNew ? 0 : pathOf(document.activeElement)
    const { selectionStart, selectionEnd } = document.activeElement
    const fields = [...old.querySelectorAll('input, textarea')]
      .filter((field) => field.isTyped && field.value !== field.defaultValue)
      .map((field) => [pathOf(field), field.value, field.type])
    const scrolls = [...old.querySelectorAll('*')].filter((some) => some.scrollTop).map((some) => [pathOf(some), some.scrollTop])
    old.replaceWith(parse(html))
    ;[session, epoch] = [newSession, newEpoch]
    held = 0
    showDialogs()
    if (isNew) return (queue = [])
    translate()
    fields.forEach(([path, value, type]) => {
      const field = at(path)
      if (field?.type !== type || field.value === value) return
      field.value = value
      const id = numberOf(field)
      if (!isWaiting(id, 'e')) queue.unshift({ id, k: 'e', t: value, path })
    })
    scrolls.forEach(([path, top]) => at(path) && (at(path).scrollTop = top))
    const element = focus?.length && at(focus)
    if (!element) return
    element.focus({ preventScroll: true })
    if (element.selectionStart != null) element.setSelectionRange(selectionStart, selectionEnd)
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
    let isMoved
    for (let index = 2; index < frame.length; ) {
      const kind = frame[index]
      const operation = operations[kind]
      isMoved ||= !/[at]/.test(kind) || frame[index + 2] === 'hidden'
      operation(...frame.slice(index + 1, (index += operation.length + 1)))
    }
    seen = number
    if (isWhole) renumber(applied)
    settle(before, isMoved)
    find(wish[0])?.scrollIntoView({ block: wish[1] })
    wish = []
  }
  next = Math.max(next, applied + 1)
  isReady = socket?.readyState === 1
  takesOver = 1
  flush()
  setTimeout(keep)
}

// Focus

// Views may follow it, and want it.
let wanted
let held = 0
const hold = () => {
  const id = +(document.activeElement.dataset.follows || 0)
  if (id !== held) act((held = id), 'o')
}
for (const event of ['focusin', 'focusout']) page.addEventListener(event, () => setTimeout(hold))

const isShown = (some) => some?.checkVisibility()
const findTitle = () => [...page.querySelectorAll('.heading')].filter(isShown).pop()
const remember = () => {
  const focus = document.activeElement
  const screen = focus.closest('.screen, dialog, main')
  if (screen) screen.lastFocus = focus
  const row = focus.closest('li')
  return [focus, row?.nextSibling ?? row?.previousSibling]
}
const showDialogs = () => {
  page.querySelectorAll('dialog').forEach((dialog) => {
    const isWanted = !dialog.closest('[hidden]')
    if (isWanted === dialog.matches(':modal')) return
    dialog.close()
    if (!isWanted) return
    dialog.showModal()
    const first = dialog.querySelector('.content input:enabled, h1, .cancel')
    if (!wanted && isShown(first)) first.focus()
  })
}
let title = findTitle()
const settle = ([focus, beside], isMoved) => {
  const old = title
  if (isMoved) {
    showDialogs()
    title = findTitle()
    const present = document.activeElement
    if ((present === document.body || !isShown(present)) && (focus !== document.body || title !== old)) {
      const screen = title?.closest('.screen, dialog, main') || page
      const near = beside?.querySelector('button, input')
      ;[screen.lastFocus, near, title].find(isShown)?.focus()
    }
  }
  if (!isWaiting(held, 'o')) wanted?.focus()
  wanted = null
  if (title) document.title = title.textContent
  const words = news.map((some) => some.innerText ?? some).join('. ')
  if (words && title === old) say(words.slice(0, 300), 'polite')
  news = []
}
const say = (text, kind) => {
  const region = [...page.querySelectorAll('dialog:modal > .live')].pop() || find(kind)
  region.textContent = text
  if (kind === 'polite') return
  root.dataset.notice = text
  setTimeout(() => delete root.dataset.notice, 4000)
}

// Connection

let socket = null
let isReady = false
let failures = 0
let eventsWork
let timer = 0
const hello = () => JSON.stringify(['hello', session, name, epoch, seen, takesOver])
const flush = () => {
  if (!isReady) return
  const waiting = queue.filter((action) => !action.sent)
  if (!waiting.length) return
  waiting.forEach((action) => (action.sent = 1))
  socket.post(
    waiting.map(({ n, id, k, t }) => JSON.stringify([n, seen, id, k, t].filter((some) => some !== undefined))),
  )
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
  failures++
  timer = setTimeout(connect, failures < 2 ? 50 : Math.min(5000, 200 * 2 ** failures) * Math.random())
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
    posts = posts
      .then(() => fetch('/~send', { method: 'POST', body }))
      .then((answer) => answer.ok || leave())
      .catch(leave)
  }
  live.onerror = leave
  return live
}
const connect = () => {
  if (socket) return
  const events = eventsWork ?? failures > 1
  socket = events ? overEvents() : overSocket()
  socket.onmessage = ({ data }) => {
    failures = 0
    eventsWork = events
    root.classList.remove('offline')
    receive(data)
  }
}
const hurry = () => {
  if (document.hidden) return
  clearTimeout(timer)
  connect()
}
for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, hurry)

tame(page.querySelector('main'))
showDialogs()
hold()
wanted = null
root.classList.add('scripted')
keep()
connect()
