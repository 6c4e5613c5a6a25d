const page = document.getElementById('page')
const said = page.dataset.said.split('|')
const root = document.documentElement
const find = (id) => document.getElementById(isNaN(id) ? id : 'e' + id)
const all = (kind, within = page) => [...within.querySelectorAll(kind)]
const idOf = (node) => +node.closest('[id^=e]').id.slice(1)

const kept = JSON.parse(sessionStorage.live ?? null)
const here = () => location.href.slice(location.origin.length)
const tab = kept && (kept.place === here() || history.state) ? kept : { queue: [], marks: [] }
let session = tab.session || page.dataset.session
const isSame = session === page.dataset.session
let epoch = isSame ? page.dataset.epoch : ''
let seen = isSame ? +page.dataset.seen : 0
let heir = tab.marks ? 1 : 0
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

const pathOf = (node) => {
  const parent = node?.parentElement
  return page.contains(parent) ? [...pathOf(parent), [...parent.children].indexOf(node)] : []
}
const nameOf = (some) => '' + some?.tagName + (some?.closest('li') ?? some?.closest('label') ?? some)?.textContent
// Where something is, and how another document may know it: by its name, else by its place.
const spotOf = (some) => [...pathOf(some), nameOf(some)]
const meant = (path) => {
  const name = path.at(-1)
  const there = path.reduce((some, index) => (index.at ? some : some?.children[index]), page)
  const isIt = (some) => nameOf(some) === name
  if (!path[1] || !name.at || isIt(there)) return there
  return all('[id]').find(isIt) ?? (name.startsWith(there?.tagName) && there)
}
const look = () =>
  all('*').flatMap((some) => {
    const isHere = some === document.activeElement
    const typed = some.isTyped && some.value !== some.defaultValue && some.type
    return some.scrollTop || isHere || typed
      ? [[spotOf(some), some.scrollTop, isHere, some.selectionStart, some.selectionEnd, typed, some.value]]
      : []
  })
const putBack = ([path, top, isHere, start, end, typed, value]) => {
  const some = meant(path)
  if (!some) return
  some.scrollTop = top
  if (some.type === typed && some.value !== value) {
    some.value = value
    const id = idOf(some)
    if (!waits(id, 'e') && fits(value)) queue.unshift({ id, k: 'e', t: value, path: spotOf(find(id)) })
  }
  if (!isHere) return
  some.focus({ preventScroll: true })
  if (start != null) some.setSelectionRange(start, end)
}

const remap = () => {
  queue = queue.filter((some) => {
    const node = meant(some.path)
    if (node) some.id &&= idOf(node)
    return node
  })
}
const resend = () => queue.forEach((some) => (some.sent = 0))
if (isSame && tab.epoch !== epoch) remap()
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
  queue.at(-1).path ??= spotOf(find(id))
  keep()
  setTimeout(busy, 100)
}
const busy = () => root.classList.toggle('busy', queue.some((some) => some.sent))
const waits = (id, kind) => queue.some((some) => some.k === kind && some.id === id)

const where = (box, event) => {
  const room = box?.getBoundingClientRect()
  return room && [event.x, event.y, room.x, room.y, event.detail].join(' ')
}
const press = (button, event) => {
  const node = document.activeElement
  if (button.name !== 'n') act(+button.value, button.name, where(button.closest('[data-place]'), event))
  else if (node.enterKeyHint) act(idOf(node), 'p')
  button.closest(':popover-open:not(:popover-open *)')?.hidePopover()
}
const offer = async (text) => {
  if (navigator.share) return navigator.share({ text }).catch(() => {})
  await navigator.clipboard.writeText(text)
  say(said[0])
}
const pasteIn = async (id) => act(id, 'e', await navigator.clipboard.readText())
on('click', (event) => {
  const button = event.target.closest('button')
  if (!button?.name || (drags && event.detail)) return
  event.preventDefault()
  const { share, paste } = button.dataset
  const work = share ? offer(share) : paste === '' ? pasteIn(+button.value) : press(button, event)
  work?.catch(() => say(said[1], 'assertive'))
})
let box, down, drags, stay
const touch = (event, kind = event.type[7]) => {
  if (kind === 'd' && !event.button) {
    box = event.target.closest('[data-touch]')
    down = event
    drags = false
    if (box?.dataset.touch) stay = setTimeout(touch, box.dataset.touch, event, 'h')
  }
  if (!box) return
  drags ||= kind === 'h' || Math.hypot(event.x - down.x, event.y - down.y) > 9
  act(idOf(box), kind, where(box, event))
  if (/[uc]/.test(kind)) box = clearTimeout(stay)
}
on('pointerdown pointermove pointerup pointercancel', touch)
on('keydown', (event) => {
  const { key, target } = event
  const taker = target.closest('[data-keys]') ?? shown('[data-keys]')
  const wants = taker && key.match(taker.dataset.keys)
  const isTyped = !key[1] && target.selectionStart !== undefined
  if (!wants || isTyped || ime || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  act(idOf(taker), 'y', key)
})
on('input', ({ target }) => {
  if (target.type === 'checkbox') return act(idOf(target), 'p')
  target.isTyped = !target.files
  act(idOf(target), 'e', target.value)
})
on('cancel', (event) => {
  event.preventDefault()
  act(0, 'b')
})
on('popstate', () => {
  if (here() !== place) act(0, 'g', (place = here()))
})
on('pagehide', () => keep(look().filter((mark) => mark[5] !== 'password')))

let ime, pressing
const late = []
on('compositionstart', ({ target }) => (ime = target))
on('pointerdown', ({ button }) => (pressing = !button))
const free = () => {
  ime = pressing = 0
  late.splice(0).forEach(take)
}
on('compositionend', free)
// A button that is replaced while it is pressed is not clicked.
on('pointerup pointercancel', () => setTimeout(free))

const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const room = target.getBoundingClientRect()
    if (room.width) act(idOf(target), 's', [contentRect.width, contentRect.height, room.x, room.y].join(' '))
  }
})
const tame = (nodes) => {
  all('button', nodes).forEach((some) => (some.type = 'button'))
  all('.geometry', nodes).forEach((some) => sizes.observe(some))
  wanted = nodes.querySelector('[autofocus]') ?? wanted
  return nodes
}
const parseAll = (html) => {
  const node = document.createElement('template')
  node.innerHTML = html
  return tame(node.content)
}
const parse = (html) => parseAll(html).children[0]
const inner = (id) => find('k' + id) ?? find(id)
const rowOf = (id) => {
  const node = find(id)
  const parent = node?.parentElement
  return parent?.matches('li') ? parent : node
}
const setValue = (node, value) => {
  if (ime === node || waits(idOf(node), 'e') || node.value === value) return
  const { selectionStart, selectionEnd } = node
  const isIn = node === document.activeElement && selectionEnd < node.value.length
  node.value = value
  if (isIn && selectionEnd != null) node.setSelectionRange(selectionStart, selectionEnd)
}
const enter = (node, kind) => {
  node.classList.add(kind)
  node.onanimationend = () => node.classList.remove(kind)
}

let news = []
let wish = []
const operations = {
  t: (id, text) => {
    const node = find(id)
    const only = node.firstChild
    if (text && only?.data && !only.nextSibling) only.data = text
    else node.textContent = text
    if (node.matches('textarea')) setValue(node, text)
    if (node.matches('p')) news.push(text)
  },
  a: (id, attribute, value) => {
    const node = find(id)
    const isThere = value !== null
    if (isThere) node.setAttribute(attribute, value)
    else node.removeAttribute(attribute)
    if (attribute === 'value' && node.matches('input')) setValue(node, value || '')
    if (attribute === 'checked' && !waits(idOf(node), 'p')) node.checked = isThere
    if (attribute === 'hidden' && !isThere) enter(node, 'return')
    if (attribute === 'autofocus' && isThere) wanted = node
    if (attribute === 'data-scroll' && isThere) wish = value.split(' ')
  },
  i: (parent, before, html) => {
    const nodes = parseAll(html)
    for (const node of nodes.children) {
      if (node.matches('.screen, dialog')) enter(node, 'enter')
      else if (news.length < 9) news.push(node)
    }
    inner(parent).insertBefore(nodes, rowOf(before || ''))
  },
  x: (id, last) => {
    const node = new Range()
    node.setStartBefore(rowOf(id))
    node.setEndAfter(rowOf(last || id))
    node.deleteContents()
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
    raise()
    if (isNew && !(queue = queue.slice(heir && !applied ? 0 : old))[0]) return
    remap()
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

const take = (text) => {
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
  if ((ime || pressing) && (isWhole || late.length)) return late.push(text)
  if (number > seen + 1 && !isWhole) return leave((epoch = ''))
  queue.splice(0, done - applied)
  applied = Math.max(applied, done)
  if (flaw) say(said[flaw], queue.shift() && 'assertive')
  flaw = 0
  busy()
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
  if (socket) socket.ok = 1
  tab.marks = []
  heir = 1
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
const shown = (kind, within = page) => all(kind, within).findLast(isShown)
const control = (some) => some?.querySelector('button, input')
const raise = () => {
  all('dialog').forEach((dialog) => {
    const wants = !dialog.closest('[hidden]')
    if (wants === dialog.matches(':modal')) return
    dialog.close()
    if (!wants) return
    dialog.tabIndex = -1
    dialog.showModal()
    const first = all('h1, input:enabled', dialog).find(isShown)
    if (!wanted) first?.focus()
  })
}
let title = shown('.heading')
const settle = (focus, isMoved) => {
  const old = title
  if (isMoved) {
    raise()
    const front = shown('dialog:modal') ?? page
    title = shown('.heading', front)
    if (!shown(':focus') && (focus !== document.body || title !== old)) {
      const screen = (title ?? shown('.screen', front))?.closest('.screen, dialog, main') || front
      const [last, ...rows] = screen.last ?? []
      ;[last, ...rows.map(control), title, control(front)].find(isShown)?.focus()
    }
  }
  if (!waits(held, 'o')) wanted?.focus()
  wanted = null
  if (title) document.title = title.textContent
  const text = news.map((some) => some.innerText ?? some).join('. ')
  if (text && title === old) say(text.slice(0, 300))
  news = []
}
const say = (text, kind = 'polite') => {
  ;(shown('dialog:modal > .live') ?? find(kind)).textContent = text
  if (kind === 'polite') return
  root.dataset.notice = text
  setTimeout(() => delete root.dataset.notice, 4e3)
}

let socket, sse, timer, clock, flaw, away
let fails = 0
let posts = Promise.resolve()
const flush = () => {
  if (!socket?.ok || (queue[0]?.sent && queue.at(-1).k === 'm')) return
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
  if (!socket.ok || queue[0]?.sent) clock ??= setTimeout(() => leave((fails ||= 2)), 8e3)
}
const post = (frames) => {
  if (socket.send) return frames.forEach((frame) => socket.send(frame))
  const body = [session + ' ' + epoch, ...frames].join('\n')
  posts = posts.then(() => fetch('/~send', { method: 'POST', body })).then((answer) => answer.ok || leave(answer), leave)
}
const leave = (cause) => {
  if (!socket) return
  const code = cause?.code || cause?.status
  flaw ||= /1009|413/.test(code) ? 3 : /100[237]|400/.test(code) && 4
  clock = clearTimeout(clock)
  socket.onmessage = socket.onclose = socket.onerror = null
  socket.close()
  socket = null
  resend()
  timer = setTimeout(join, Math.min(5e3, 50 * 3 ** ++fails) * Math.random())
  if (fails === 3) {
    root.classList.add('offline')
    say(said[2])
  }
}
const join = () => {
  if (socket) return
  const events = sse ?? fails > 1
  const hello = JSON.stringify(['hello', session, name, epoch, seen, heir])
  socket = events ? new EventSource('/~events?hello=' + encodeURIComponent(hello)) : new WebSocket('/~live')
  socket.onopen = () => socket.send?.(hello)
  socket.onclose = socket.onerror = leave
  socket.onmessage = ({ data }) => {
    if (fails > 2) say('')
    fails = 0
    sse = events
    root.classList.remove('offline')
    clock = clearTimeout(clock)
    take(data)
  }
  watch()
}
on('visibilitychange online pageshow', () => {
  if (document.hidden) return (away = Date.now())
  if (Date.now() - away > 3e4) leave()
  clearTimeout(timer)
  join()
})

tame(page.querySelector('main'))
raise()
tab.marks?.forEach(putBack)
hold()
wanted = null
root.classList.add('scripted')
if (root.dataset.notice) say(root.dataset.notice, 'assertive')
keep()
join()
