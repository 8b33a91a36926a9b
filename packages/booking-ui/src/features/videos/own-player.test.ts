// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners: [string, EventListenerOrEventListenerObject][] = []
const listen = document.addEventListener.bind(document)

beforeEach(() => {
  // Files share a page, with the address that the one before left.
  history.replaceState(null, '', '/')
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 })
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, run: EventListenerOrEventListenerObject) => {
      listeners.push([type, run])
      listen(type, run)
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const [type, run] of listeners.splice(0)) document.removeEventListener(type, run)
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
})

/** The page of a video of 60 seconds. Nothing is loaded. */
async function openPage() {
  document.body.innerHTML = `<main>
      <div class="stage"><video tabindex="0" src="/media/a.mp4?e=1"><track srclang="de" src="/old?e=1" /></video>
        <div class="cues"><p class="failed"><button>Try again</button></p></div>
        <button class="full" aria-pressed="false" hidden>Full screen</button></div>
      <p><a class="cue" data-from="0" data-until="5" href="#a">A</a> <a class="cue" data-from="5" href="#b">B</a>
        <label><select></select></label>
        <select data-rate="2.5"><option value=".mp4?">High</option><option value="-s.mp4?">Data saver</option></select></p>
      <ol><li><a href="?t=30" data-at="30">Prices</a></li></ol>
    </main>`
  const video = document.querySelector('video')!
  let errorCode = 0
  const played = vi.fn<() => Promise<void>>().mockResolvedValue()
  Object.defineProperties(video, {
    currentTime: { value: 0, writable: true },
    duration: { value: 60 },
    paused: { value: true },
    play: { value: played },
    error: { get: () => ({ code: errorCode }) },
  })
  const { playOwn } = await import('./own-player.ts')
  playOwn(video)
  const fail = (code: number) => {
    errorCode = code
    video.dispatchEvent(new Event('error'))
  }
  const press = (key: string, target: Element = video) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { video, played, press, fail }
}

test('letters work after the video or a link was clicked, and those keep the space bar and the arrows', async () => {
  const { video, played, press } = await openPage()
  expect(['k', 'l', ' ', 'ArrowLeft'].map((key) => press(key))).toEqual([true, true, false, false])
  expect(played).toHaveBeenCalledOnce()
  expect(video.currentTime).toBe(10)
  expect(press('l', document.querySelector('.cue')!)).toBe(true)
  expect(video.currentTime).toBe(20)
  expect(press('k', document.querySelector('select')!)).toBe(false)
})

test('a browser that makes nothing but videos full screen does that', async () => {
  const { video, press } = await openPage()
  const enter = vi.fn<() => void>()
  Object.assign(video, { webkitEnterFullscreen: enter })
  press('f')
  expect(enter).toHaveBeenCalledOnce()
  expect(document.querySelector<HTMLElement>('.full')?.hidden).toBe(true)
  expect(video.getAttribute('controlslist')).toBeNull()
})

test('where all of it can be full screen, our button takes the place of the browser’s', async () => {
  Object.assign(document, { fullscreenEnabled: true })
  const { video } = await openPage()
  const enter = vi.fn<() => void>()
  Object.assign(document.querySelector('.stage')!, { requestFullscreen: enter })
  const full = document.querySelector<HTMLElement>('.full')!
  expect([full.hidden, video.getAttribute('controlslist')]).toEqual([false, 'nofullscreen'])
  full.click()
  expect(enter).toHaveBeenCalledOnce()
  Object.assign(document, { fullscreenEnabled: false })
})

test('a chapter that is pressed first is not where the video was left', async () => {
  localStorage.setItem(location.pathname, '20')
  const { video } = await openPage()
  document.querySelector<HTMLElement>('[data-at]')!.click()
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(30)
})

test.each([0, 0.03])('a video goes on where it was left, also if it plays at %d already', async (second) => {
  localStorage.setItem(location.pathname, '20')
  const { video } = await openPage()
  video.currentTime = second
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(20)
})

function shown(): string[] {
  return Array.from(document.querySelectorAll('.stage .cue:not([hidden])'), ({ textContent }) => textContent)
}

test('buttons are over the video in their time', async () => {
  const { video } = await openPage()
  expect(shown()).toEqual(['A'])
  video.currentTime = 5
  video.dispatchEvent(new Event('timeupdate'))
  expect(shown()).toEqual(['B'])
})

const choose = (index: number) => {
  const quality = document.querySelectorAll('select')[1]!
  quality.selectedIndex = index
  quality.dispatchEvent(new Event('change'))
}

test('another quality goes on at the same second, and a fresh address keeps it', async () => {
  const page = '<video src="/media/fresh.mp4?e=2"></video>'
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(page)))
  const { video, played, fail } = await openPage()
  video.currentTime = 12
  choose(1)
  expect([video.src, video.currentTime]).toEqual([`${location.origin}/media/a-s.mp4?e=1`, 12])
  expect(played).not.toHaveBeenCalled()
  fail(2)
  tryAgain()
  await expect.poll(() => video.src).toMatch(/\/media\/fresh-s\.mp4\?e=2$/)
  choose(0)
  expect(video.src).toMatch(/\/media\/fresh\.mp4\?e=2$/)
})

test.each([
  [2, 'a-s'],
  [3, 'a'],
  [undefined, 'a'],
])('a connection with %s megabits in a second begins with %s', async (downlink, name) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { downlink } }))
  const { video } = await openPage()
  expect(new URL(video.src).pathname).toBe(`/media/${name}.mp4`)
})

const failure = () => document.querySelector<HTMLElement>('.failed')!
const tryAgain = () => document.querySelector<HTMLElement>('.failed button')!.click()

test('a file that fails says why, and goes on at its second from a fresh address', async () => {
  const page =
    '<video src="/media/fresh.mp4?e=2&amp;s=x"><track srclang="en" src="/en"><track srclang="de" src="/new?e=2"></video>'
  const ask = vi.fn<typeof fetch>().mockImplementation(async () => new Response(page))
  vi.stubGlobal('fetch', ask)
  const { video, played, fail } = await openPage()
  expect(failure().dataset.why).toBeUndefined()
  video.currentTime = 12
  fail(2)
  expect(failure().dataset.why).toBe('connection')
  fail(4)
  expect(failure().dataset.why).toBe('file')
  tryAgain()
  await expect.poll(() => played.mock.calls.length).toBe(1)
  expect(new URL(video.src).pathname + new URL(video.src).search).toBe('/media/fresh.mp4?e=2&s=x')
  expect(document.querySelector('track')?.getAttribute('src')).toMatch(/\/new\?e=2$/)
  expect([video.currentTime, failure().dataset.why]).toEqual([12, undefined])
})

test('without a connection, the page stays as it is', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))
  const open = vi.spyOn(location, 'replace').mockReturnValue()
  const { fail, played } = await openPage()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fail(4)
  tryAgain()
  expect(failure().dataset.why).toBe('connection')
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1)
  expect([open.mock.calls, played.mock.calls]).toEqual([[], []])
})

test.each([
  ['is gone or asks for its password', '<h1>Link expired</h1>'],
  ['may not be read by the frame that it is in', ''],
])('a page that %s is opened anew, at its second', async (_what, page) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(page)))
  const open = vi.spyOn(location, 'replace').mockReturnValue()
  const { video, fail } = await openPage()
  video.currentTime = 12
  fail(4)
  tryAgain()
  await expect.poll(() => open.mock.calls.length).toBe(1)
  expect(open.mock.calls).toEqual([['?t=12&']])
})
