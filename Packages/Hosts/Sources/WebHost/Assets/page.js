// Keeps the page as the session is, and actions until they are acknowledged.
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

// A path leads to one element of a page.
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
  if (/^[pudxjk]$/.test(button.name)) {
    act(+button.value, button.name)
    page.querySelector(':popover-open')?.hidePopover()
  }
  if (button.name === 'b') act(0, 'b')
  const field = document.activeElement
  if (button.name === 'n' && field.matches('[enterkeyhint]')) act(numberOf(field), 'p')
}
// Shares or copies.
const hand = async (text) => {
  if (navigator.share) return navigator.share({ text }).catch(() => {})
  await navigator.clipboard.writeText(text)
  say(said[0], 'polite')
}
const pasteInto = async (id) => act(id, 'e', await navigator.clipboard.readText())
page.addEventListener('click', (event) => {
  const button = event.target.closest('button')
  if (!button) return
  // Others open layers.
  if (button.name) event.preventDefault()
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

// The server waits for the end of a composition.
let composing = null
const late = []
page.addEventListener('compositionstart', (event) => (composing = event.target))
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
// Buttons that submit cost Chromium a search.
const tame = (nodes) => {
  nodes.querySelectorAll('button').forEach((some) => (some.type = 'button'))
  nodes.querySelectorAll('.geometry').forEach((some) => sizes.observe(some))
  return nodes
}
const parseAll = (html) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return tame(template.content)
}
const parse = (html) => parseAll(html).firstElementChild
const scrollers = (node) => [...node.querySelectorAll('.content, .panel, .f-scrolls')]
// With the row around it.
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
    const only = element.firstChild
    // Another child costs a search.
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
    const focus = document.activeElement
    const scrolls = scrollers(node).map((some) => [some, some.scrollTop])
    parent.insertBefore(node, outer(before || ''))
    focus.focus({ preventScroll: true })
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
    // A session that has no actions is as good.
    const isNew = newSession !== session && !(takesOver && queue[0]?.n === 1)
    const focus = isNew ? 0 : pathOf(document.activeElement)
    const { selectionStart, selectionEnd } = document.activeElement
    const fields = [...old.querySelectorAll('input, textarea')]
      .filter((field) => field.isTyped && field.value !== field.defaultValue)
      .map((field) => [pathOf(field), field.value, field.type])
    const scrolls = scrollers(old).map((some) => [pathOf(some), some.scrollTop])
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
      if (!isWaiting(id, 'e')) queue.unshift({ id, k: 'e', t: value, path })
    })
    scrolls.forEach(([path, top]) => at(path) && (at(path).scrollTop = top))
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
    if (isShown(first)) first.focus()
  })
}
let title = findTitle()
const settle = ([focus, beside], isMoved) => {
  const old = title
  if (isMoved) {
    showDialogs()
    title = findTitle()
    const present = document.activeElement
    const isLost = present === document.body || !isShown(present)
    if (isLost && (focus !== document.body || title !== old)) {
      const screen = title?.closest('.screen, dialog, main') || page
      const near = beside?.querySelector('button, input')
      ;[screen.lastFocus, near, title].find(isShown)?.focus()
    }
  }
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
  clearTimeout(timer)
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
  socket.onmessage = (event) => {
    failures = 0
    eventsWork = events
    root.classList.remove('offline')
    receive(event.data)
  }
}
const hurry = () => {
  if (document.hidden || socket) return
  clearTimeout(timer)
  connect()
}
for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, hurry)

tame(page.querySelector('main'))
showDialogs()
root.classList.add('scripted')
keep()
connect()
