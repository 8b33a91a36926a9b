import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from './pure.ts'

// Answers everything with an empty page, so that no frame shows an error.
const url = `${location.origin}/__blank`

afterEach(() => document.body.replaceChildren())

function add<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  document.body.append(element)
  return element
}

test('importing does nothing', () => {
  expect(window.scheduleWidget).toBeUndefined()
  expect(document.querySelector('iframe, dialog')).toBeNull()
})

test('an inline embed comes with its settings and goes without a trace', () => {
  const container = add('div')
  container.innerHTML = '<a href="/">Book</a>'
  const unmount = mount({
    kind: 'inline',
    container,
    url,
    hideEventDetails: true,
    textColor: '#112233',
    answer_topic: 'x',
  })
  const address = new URL(container.querySelector('iframe')!.src)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    hide_event_details: 'true',
    text_color: '#112233',
    answer_topic: 'x',
    embed: 'inline',
  })
  unmount()
  unmount()
  expect(container.innerHTML).toBe('')
})

test.each([
  [url, `${url}?embed=inline&PARAMS&`],
  [`${url}?name=Mira`, `${url}?embed=inline&PARAMS&name=Mira`],
  [`${url}#top`, `${url}?embed=inline&PARAMS&top`],
])('%s takes parameters, which stand before its own', (given, address) => {
  const container = add('div')
  mount({ kind: 'inline', container, url: given, answer_topic: '# &' })
  const params = new URLSearchParams({ answer_topic: '# &' })
  expect(container.querySelector('iframe')!.src).toBe(address.replace('PARAMS', String(params)))
})

test('ids of questions are taken to the letter', () => {
  const container = add('div')
  mount({ kind: 'inline', container, url, 'answer_My-topic': 'x' })
  expect(new URL(container.querySelector('iframe')!.src).searchParams.get('answer_My-topic')).toBe('x')
})

test("the site's own frame is not loaded again, and is left alone afterwards", async () => {
  const frame = add('iframe')
  frame.src = url
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const page = frame.contentWindow
  const loads = vi.fn<() => void>()
  frame.addEventListener('load', loads)
  const heard: unknown[] = []
  page!.addEventListener('message', ({ data }: MessageEvent) => data !== 'answered' && heard.push(data))
  const unmount = mount({ kind: 'inline', frame, name: 'Robin' })
  const resized = vi.fn<(event: CustomEvent<{ height: number }>) => void>()
  frame.addEventListener('scheduling:resized', resized)
  await say(page!, { scheduling: 1, type: 'height', height: 812.4 })
  expect(frame.style.height).toBe('812.4px')
  expect(resized.mock.calls[0]?.[0].detail).toEqual({ height: 812.4 })
  // Any page in the frame gets a greeting. Only the page that has answered gets the visitor's data.
  expect(heard).toEqual([
    { scheduling: 1, type: 'hello', params: undefined },
    { scheduling: 1, type: 'hello', params: [['name', 'Robin']] },
  ])

  unmount()
  await say(page!, { scheduling: 1, type: 'height', height: 100 })
  expect(resized).toHaveBeenCalledOnce()
  expect(loads).not.toHaveBeenCalled()
})

test('a second copy of this code on the page does not count what the first has counted', async () => {
  const { page, frame } = await ownFrame()
  const events = vi.fn<() => void>()
  frame.addEventListener('scheduling:booked', events)
  const copy = vi.fn<(event: MessageEvent<{ scheduling: unknown }>) => void>()
  addEventListener('message', copy)
  await say(page, { scheduling: 1, type: 'event', event: { name: 'booked', bookingId: 'c' }, once: 'c' })
  removeEventListener('message', copy)
  expect(events).toHaveBeenCalledOnce()
  expect(copy.mock.calls[0]?.[0].data.scheduling).toBe(0)
})

test.each([
  { type: 'event' },
  { type: 'event', event: 'booked' },
  { type: 'event', event: { name: '' } },
  { type: 'event', event: { name: { toString: 1, valueOf: 1 } } },
  { type: 'event', event: { name: 'booked' }, once: { toString: 1 } },
  { type: 'conversions', conversions: 'gtag' },
  { type: 'conversions', conversions: 7 },
  { type: 'conversions', conversions: [{}] },
  { type: 'height', height: 'tall' },
  { type: 'height', height: -1 },
  { type: 'height', height: 1e9 },
  { type: 'height', height: { valueOf: 1, toString: 1 } },
  { type: 'redirect', url: { toString: 1, valueOf: 1 } },
  { type: 'redirect', url: 'javascript:alert(1)' },
  { type: 'constructor' },
])('a message of another shape from our own page harms nobody: %j', async (message) => {
  const { page, frame } = await ownFrame()
  const uncaught = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  addEventListener('error', uncaught)
  await say(page, { scheduling: 1, ...message })
  removeEventListener('error', uncaught)
  expect(uncaught).not.toHaveBeenCalled()
  expect(frame.style.height).toBe('')
})

async function ownFrame() {
  const frame = add('iframe')
  frame.src = url
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  mount({ kind: 'inline', frame })
  return { frame, page: frame.contentWindow! }
}

/** Sends a message as the page in a frame would, and waits until that has heard the answers: all arrive in order. */
async function say(page: Window, message: object): Promise<void> {
  const script = page.document.createElement('script')
  script.textContent = `for (const said of [${JSON.stringify(message)}, 'over']) parent.postMessage(said, '*')`
  const isOver = hears(window, 'over')
  page.document.documentElement.append(script)
  await isOver
  const isAnswered = hears(page, 'answered')
  page.postMessage('answered', '*')
  await isAnswered
}

async function hears(place: Window, word: string): Promise<void> {
  return new Promise((resolve) => {
    place.addEventListener('message', function hear({ data }: MessageEvent) {
      if (data !== word) return
      place.removeEventListener('message', hear)
      resolve()
    })
  })
}

const opened = () => document.querySelector<HTMLDialogElement>('dialog[open]')

test('a trigger opens the popup until it is unmounted', async () => {
  const trigger = add('button')
  const unmount = mount({ kind: 'popup-text', trigger, url, linkText: 'Termin', closeLabel: 'Zu' })
  expect(trigger.textContent).toBe('Termin')
  trigger.click()
  await expect.poll(opened).not.toBeNull()
  const dialog = opened()!
  expect(dialog.querySelector('button')!.ariaLabel).toBe('Zu')

  unmount()
  expect(dialog.isConnected).toBe(true)
  dialog.close()
  await expect.poll(() => dialog.isConnected).toBe(false)
  trigger.click()
  expect(document.querySelector('dialog')).toBeNull()
})

// Keeps the page behind from scrolling.
const blockScroll = (event: Event) => event.preventDefault()

const popup = () => document.querySelector<HTMLDialogElement>('html > dialog[open]')

test('Escape and the × close the popup, and not the modal of the site below it', async () => {
  const modal = add('dialog')
  const trigger = document.createElement('button')
  modal.append(trigger)
  modal.showModal()
  const closed = vi.fn<() => void>()
  // A modal of a script: it closes on its key, and on a press beside it.
  const listening = new AbortController()
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      closed()
    },
    { signal: listening.signal, capture: true },
  )
  for (const type of ['pointerdown', 'mousedown', 'click'])
    document.addEventListener(type, ({ target }) => modal.contains(target as Node) || closed(), listening)
  document.addEventListener('wheel', blockScroll, { passive: false, signal: listening.signal })

  const unmount = mount({ kind: 'popup-text', trigger, url, closeLabel: 'Close' })
  for (const close of [
    async () => userEvent.keyboard('{Escape}'),
    async () => userEvent.click(popup()!.querySelector('button')!),
  ]) {
    trigger.click()
    await expect.poll(popup).not.toBeNull()
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true })
    popup()!.dispatchEvent(wheel)
    expect(wheel.defaultPrevented).toBe(false)
    // The presses of a double click do not count.
    await Promise.all(
      popup()!
        .getAnimations()
        .map(async (animation) => animation.finished),
    )
    await close()
    await expect.poll(popup).toBeNull()
    expect([modal.open, closed.mock.calls]).toEqual([true, []])
  }
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
  listening.abort()
  unmount()
  modal.remove()
})

test('a floating button goes with its popup', async () => {
  const unmount = mount({
    kind: 'popup-widget',
    url,
    buttonText: 'Termin',
    buttonBackgroundColor: '#0F766E',
    buttonTextColor: '#000000',
  })
  const button = document.querySelector<HTMLElement>('html > button')!
  expect(button.textContent).toBe('Termin')
  await expect
    .poll(() => [button.checkVisibility(), button.style.background, button.style.color])
    .toEqual([true, 'rgb(15, 118, 110)', 'rgb(0, 0, 0)'])
  button.dispatchEvent(new PointerEvent('pointerenter'))
  await expect.poll(() => document.querySelector('dialog iframe')).not.toBeNull()
  unmount()
  expect(document.querySelector('html > button, dialog')).toBeNull()
})

test('a floating button whose file does not load is a plain one, and says so on the console', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  const unmount = mount({ kind: 'popup-widget', url: 'https://localhost:1/demo/30min' })
  const button = document.querySelector<HTMLElement>('html > button')!
  await expect.poll(() => button.checkVisibility()).toBe(true)
  expect(getComputedStyle(button).position).toBe('fixed')
  expect(String(warned.mock.calls)).toContain('floating-button.js')
  unmount()
})

test.each([
  [
    'throws',
    () => {
      throw new TypeError('not ours')
    },
  ],
  ['never calls back', () => 1],
  ['returns nothing', () => undefined],
])(
  'where the site’s requestAnimationFrame %s, the button opens its popup without an error',
  async (_, own) => {
    vi.stubGlobal('requestAnimationFrame', own)
    const failed = vi.fn<() => void>()
    addEventListener('error', failed)
    const unmount = mount({ kind: 'popup-widget', url })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      removeEventListener('error', failed)
      document.querySelector('dialog')?.close()
      unmount()
    })
    dispatchEvent(new Event('scroll'))
    expect(failed).not.toHaveBeenCalled()
    document.querySelector<HTMLElement>('html > button')!.click()
    await expect.poll(() => document.querySelector('dialog[open] iframe')).not.toBeNull()
  },
)

test('without the address of a booking page nothing is mounted', () => {
  const container = add('div')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => mount({ kind: 'inline', container, url: 'demo/30min' })).toThrow('url')
  expect(container.innerHTML).toBe('')
})
