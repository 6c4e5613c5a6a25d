const page = document.getElementById('page')
const said = page.dataset.said.split('|')
const root = document.documentElement
const find = (id) => document.getElementById(isNaN(id) ? id : 'e' + id)
const numberOf = (element) => +element.closest('[id^=e]').id.slice(1)

const kept = JSON.parse(sessionStorage.live ?? null)
const here = () => location.href.slice(location.origin.length)
const tab = kept && (kept.place === here() || history.state) ? kept : { queue: [], marks: [] }
let session = tab.session || page.dataset.session
const isSame = session === page.dataset.session
let epoch = isSame ? page.dataset.epoch : ''
let seen = isSame ? +page.dataset.seen : 0
let takesOver = tab.marks ? 1 : 0
let applied = isSame ? +page.dataset.applied : tab.applied
let queue = tab.queue.slice(Math.max(0, applied - tab.applied))
// From here on the queue holds what is done to the document, which may outlive the tab's session.
let old = isSame ? 1e9 : queue.length
const name = '' + Math.random()
let place = here()
history.state ?? history.replaceState(1, '')
let way = ''
const on = (kinds, action) => kinds.split(' ').forEach((kind) => addEventListener(kind, action, true))

const keep = (marks) =>
  (sessionStorage.live = JSON.stringify({ session, epoch, applied, queue, marks, place: here() }))

const pathOf = (element) => {
  const parent = element?.parentElement
  return page.contains(parent) ? [...pathOf(parent), [...parent.children].indexOf(element)] : []
}
const at = (path) => path.reduce((some, index) => some?.children[index], page)
const nameOf = (some) => some && some.tagName + ' ' + (some.closest('li') ?? some.closest('label') ?? some).textContent
// What stood in a place of another document: what has its name, else what is there.
const meant = (path, name) => {
  const there = at(path)
  if (!name || nameOf(there) === name) return there
  const all = [...page.querySelectorAll(name.split(' ')[0])]
  return all.find((some) => nameOf(some) === name) ?? (name.startsWith(there?.tagName + ' ') ? there : null)
}
const look = () =>
  [...page.querySelectorAll('*')].flatMap((some) => {
    const isHere = some === document.activeElement
    const typed = some.isTyped && some.value !== some.defaultValue && some.type
    return some.scrollTop || isHere || typed
      ? [[pathOf(some), some.scrollTop, isHere, some.selectionStart, some.selectionEnd, typed, some.value, nameOf(some)]]
      : []
  })
const putBack = ([path, top, isHere, start, end, typed, value, name]) => {
  const some = meant(path, name)
  if (!some) return
  some.scrollTop = top
  if (some.type === typed && some.value !== value) {
    some.value = value
    const id = numberOf(some)
    if (!isWaiting(id, 'e') && fits(value)) queue.unshift({ id, k: 'e', t: value, path: pathOf(find(id)), name: nameOf(find(id)) })
  }
  if (!isHere) return
  some.focus({ preventScroll: true })
  if (start != null) some.setSelectionRange(start, end)
}

const translate = () => {
  queue = queue.filter((some) => {
    const element = meant(some.path, some.name)
    if (element) some.id &&= numberOf(element)
    return element
  })
}
const resend = () => queue.forEach((some) => (some.sent = 0))
if (isSame && tab.epoch !== epoch) translate()
resend()

const fits = (text) =>
  new Blob([JSON.stringify(text)]).size < page.dataset.most || say(said[3], 'assertive')
const act = (id, kind, text) => {
  if (text && !fits(text)) return
  hold()
  if (/[bgp]/.test(kind)) way = kind
  const last = queue.at(-1)
  if (/[em]/.test(kind) && last?.k === kind && last.id === id && last.sent == null) last.t = text
  else queue.push({ id, k: kind, t: text })
  flush()
  queue.at(-1).path ??= pathOf(find(id))
  queue.at(-1).name ??= nameOf(find(id))
  keep()
  setTimeout(showBusy, 100)
}
const showBusy = () => root.classList.toggle('busy', queue.some((some) => some.sent))
const isWaiting = (id, kind) => queue.some((some) => some.k === kind && some.id === id)

const placeIn = (box, event) => {
  const room = box?.getBoundingClientRect()
  return room && [event.x, event.y, room.x, room.y, event.detail].join(' ')
}
const press = (button, event) => {
  const field = document.activeElement
  if (button.name !== 'n') act(+button.value, button.name, placeIn(button.closest('[data-place]'), event))
  else if (field.enterKeyHint) act(numberOf(field), 'p')
  button.closest(':popover-open:not(:popover-open *)')?.hidePopover()
}
const offer = async (text) => {
  if (navigator.share) return navigator.share({ text }).catch(() => {})
  await navigator.clipboard.writeText(text)
  say(said[0])
}
const pasteInto = async (id) => act(id, 'e', await navigator.clipboard.readText())
on('click', (event) => {
  const button = event.target.closest('button')
  if (!button?.name || (isDragged && event.detail)) return
  event.preventDefault()
  const { share, paste } = button.dataset
  const work = share ? offer(share) : paste === '' ? pasteInto(+button.value) : press(button, event)
  work?.catch(() => say(said[1], 'assertive'))
})
let box, down, isDragged, stay
const touch = (event, kind = event.type[7]) => {
  if (kind === 'd' && !event.button) {
    box = event.target.closest('[data-touch]')
    down = event
    isDragged = false
    if (box?.dataset.touch) stay = setTimeout(touch, box.dataset.touch, event, 'h')
  }
  if (!box) return
  isDragged ||= kind === 'h' || Math.hypot(event.x - down.x, event.y - down.y) > 9
  act(numberOf(box), kind, placeIn(box, event))
  if (/[uc]/.test(kind)) box = clearTimeout(stay)
}
on('pointerdown pointermove pointerup pointercancel', touch)
on('keydown', (event) => {
  const { key, target } = event
  const taker = target.closest('[data-keys]') ?? lastShown('[data-keys]')
  const isWanted = taker && RegExp(taker.dataset.keys).test(key)
  const isTyped = !key[1] && target.selectionStart !== undefined
  if (!isWanted || isTyped || composing || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  act(numberOf(taker), 'y', key)
})
on('input', ({ target }) => {
  if (target.type === 'checkbox') return act(numberOf(target), 'p')
  target.isTyped = !target.files
  act(numberOf(target), 'e', target.value)
})
on('cancel', (event) => {
  event.preventDefault()
  act(0, 'b')
})
on('popstate', () => {
  if (here() !== place) act(0, 'g', (place = here()))
})
on('pagehide', () => keep(look().filter((mark) => mark[5] !== 'password')))

let composing, pressing
const late = []
on('compositionstart', ({ target }) => (composing = target))
on('pointerdown', ({ button }) => (pressing = !button))
const release = () => {
  composing = pressing = 0
  late.splice(0).forEach(receive)
}
on('compositionend', release)
// A button that is replaced while it is pressed is not clicked.
on('pointerup pointercancel', () => setTimeout(release))

const sizes = new ResizeObserver((all) => {
  for (const { target, contentRect } of all) {
    const room = target.getBoundingClientRect()
    if (room.width) act(numberOf(target), 's', [contentRect.width, contentRect.height, room.x, room.y].join(' '))
  }
})
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
const parse = (html) => parseAll(html).children[0]
const inner = (id) => find('k' + id) ?? find(id)
const rowOf = (id) => {
  const element = find(id)
  const parent = element?.parentElement
  return parent?.matches('li') ? parent : element
}
const setValue = (field, value) => {
  if (composing === field || isWaiting(numberOf(field), 'e') || field.value === value) return
  const { selectionStart, selectionEnd } = field
  const isWithin = field === document.activeElement && selectionEnd < field.value.length
  field.value = value
  if (isWithin && selectionEnd != null) field.setSelectionRange(selectionStart, selectionEnd)
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
    if (text && only?.data && !only.nextSibling) only.data = text
    else element.textContent = text
    if (element.matches('textarea')) setValue(element, text)
    if (element.matches('p')) news.push(text)
  },
  a: (id, attribute, value) => {
    const element = find(id)
    const isThere = value !== null
    if (isThere) element.setAttribute(attribute, value)
    else element.removeAttribute(attribute)
    if (attribute === 'value' && element.matches('input')) setValue(element, value || '')
    if (attribute === 'checked' && !isWaiting(numberOf(element), 'p')) element.checked = isThere
    if (attribute === 'hidden' && !isThere) enter(element, 'return')
    if (attribute === 'autofocus' && isThere) wanted = element
    if (attribute === 'data-scroll' && isThere) wish = value.split(' ')
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
    const focus = document.activeElement
    const node = parse(html)
    node.querySelector('slot')?.replaceWith(...inner(id).children)
    find(id).replaceWith(node)
    if (node.contains(focus)) wanted = focus
  },
  w: (newSession, newEpoch, html) => {
    const marks = look()
    const isNew = newSession !== session
    page.querySelector('main').replaceWith(parse(html))
    session = newSession
    epoch = newEpoch
    held = 0
    showDialogs()
    if (isNew && !(queue = queue.slice(takesOver && !applied ? 0 : old))[0]) return
    translate()
    tab.marks?.forEach(putBack)
    marks.forEach(putBack)
  },
  n: (text) => say(text, 'assertive'),
  p: (text) => {
    if (text === place) return
    const last = history.state
    const isBack = /^[bg]|#/.test(way + place) || !place.indexOf(text + '/')
    if (text === last && isBack) history.back()
    else if (way === 'g') history.replaceState(last, '', text)
    else history.pushState(place, '', text)
    place = text
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
  const [number, done, first] = frame
  const isWhole = first === 'w'
  if ((composing || pressing) && (isWhole || late.length)) return late.push(text)
  if (number > seen + 1 && !isWhole) return leave((epoch = ''))
  queue.splice(0, done - applied)
  applied = Math.max(applied, done)
  if (flaw) say(said[flaw], queue.shift() && 'assertive')
  flaw = 0
  showBusy()
  if (isWhole || number > seen) {
    const focus = document.activeElement
    const row = focus.closest('li')
    ;(focus.closest('.screen, dialog, main') ?? {}).last = [focus, row?.nextSibling, row?.previousSibling]
    let isMoved
    for (let index = 2; index < frame.length; ) {
      const kind = frame[index]
      const operation = operations[kind]
      isMoved ||= !/[at]/.test(kind) || frame[index + 2] === 'hidden'
      operation(...frame.slice(index + 1, (index += operation.length + 1)))
    }
    seen = number
    if (isWhole) {
      applied = done
      resend()
    }
    settle(focus, isMoved)
    find(wish[0])?.scrollIntoView({ block: wish[1] })
    wish = []
  }
  if (!queue[0]) way = ''
  if (socket) socket.isReady = 1
  tab.marks = []
  takesOver = 1
  old = 1e9
  flush()
  setTimeout(keep, 50)
}

let wanted
let held = 0
const hold = () => {
  const id = +(document.activeElement.dataset.follows || 0)
  if (id !== held) act((held = id), 'o')
}
on('focusin focusout', () => setTimeout(hold))

const isShown = (some) => some?.checkVisibility()
const lastShown = (kind, within = page) => [...within.querySelectorAll(kind)].findLast(isShown)
const control = (some) => some?.querySelector('button, input')
const showDialogs = () => {
  page.querySelectorAll('dialog').forEach((dialog) => {
    const isWanted = !dialog.closest('[hidden]')
    if (isWanted === dialog.matches(':modal')) return
    dialog.close()
    if (!isWanted) return
    dialog.tabIndex = -1
    dialog.showModal()
    const first = [...dialog.querySelectorAll('h1, input:enabled')].find(isShown)
    if (!wanted) first?.focus()
  })
}
let title = lastShown('.heading')
const settle = (focus, isMoved) => {
  const old = title
  if (isMoved) {
    showDialogs()
    const front = lastShown('dialog:modal') ?? page
    title = lastShown('.heading', front)
    if (!lastShown(':focus') && (focus !== document.body || title !== old)) {
      const screen = (title ?? lastShown('.screen', front))?.closest('.screen, dialog, main') || front
      const [last, ...rows] = screen.last ?? []
      ;[last, ...rows.map(control), title, control(front)].find(isShown)?.focus()
    }
  }
  if (!isWaiting(held, 'o')) wanted?.focus()
  wanted = null
  if (title) document.title = title.textContent
  const text = news.map((some) => some.innerText ?? some).join('. ')
  if (text && title === old) say(text.slice(0, 300))
  news = []
}
const say = (text, kind = 'polite') => {
  ;(lastShown('dialog:modal > .live') ?? find(kind)).textContent = text
  if (kind === 'polite') return
  root.dataset.notice = text
  setTimeout(() => delete root.dataset.notice, 4e3)
}

let socket, eventsWork, timer, alarm, flaw, away
let failures = 0
let posts = Promise.resolve()
const flush = () => {
  if (!socket?.isReady || (queue[0]?.sent && queue.at(-1).k === 'm')) return
  const frames = []
  queue.forEach((action, index) => {
    const { id, k, t } = action
    if (!action.sent) frames.push(JSON.stringify([applied + index + 1, seen, id, k].concat(t ?? [])))
    action.sent = 1
  })
  if (frames[0]) post(frames)
  watch()
}
const watch = () => {
  if (!socket.isReady || queue[0]?.sent) alarm ??= setTimeout(() => leave((failures ||= 2)), 8e3)
}
const post = (frames) => {
  if (socket.send) return frames.forEach((frame) => socket.send(frame))
  const body = [session + ' ' + epoch, ...frames].join('\n')
  posts = posts.then(() => fetch('/~send', { method: 'POST', body })).then((answer) => answer.ok || leave(answer), leave)
}
const leave = (cause) => {
  if (!socket) return
  flaw ||= { 1009: 3, 413: 3, 1002: 4, 1003: 4, 1007: 4, 400: 4 }[cause?.code || cause?.status]
  alarm = clearTimeout(alarm)
  socket.onmessage = socket.onclose = socket.onerror = null
  socket.close()
  socket = null
  resend()
  timer = setTimeout(connect, Math.min(5e3, 50 * 3 ** ++failures) * Math.random())
  if (failures === 3) {
    root.classList.add('offline')
    say(said[2])
  }
}
const connect = () => {
  if (socket) return
  const events = eventsWork ?? failures > 1
  const hello = JSON.stringify(['hello', session, name, epoch, seen, takesOver])
  socket = events ? new EventSource('/~events?hello=' + encodeURIComponent(hello)) : new WebSocket('/~live')
  socket.onopen = () => socket.send?.(hello)
  socket.onclose = socket.onerror = leave
  socket.onmessage = ({ data }) => {
    if (failures > 2) say('')
    failures = 0
    eventsWork = events
    root.classList.remove('offline')
    alarm = clearTimeout(alarm)
    receive(data)
  }
  watch()
}
on('visibilitychange online pageshow', () => {
  if (document.hidden) return (away = Date.now())
  if (Date.now() - away > 3e4) leave()
  clearTimeout(timer)
  connect()
})

tame(page.querySelector('main'))
showDialogs()
tab.marks?.forEach(putBack)
hold()
wanted = null
root.classList.add('scripted')
if (root.dataset.notice) say(root.dataset.notice, 'assertive')
keep()
connect()
