// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners: [string, EventListenerOrEventListenerObject][] = []
const listen = document.addEventListener.bind(document)

beforeEach(() => {
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, run: EventListenerOrEventListenerObject) => {
      listeners.push([type, run])
      listen(type, run)
    },
  )
})

afterEach(() => {
  for (const [type, run] of listeners.splice(0)) document.removeEventListener(type, run)
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
})

/** The page of a video of 60 seconds. Nothing is loaded. */
async function openPage() {
  document.body.innerHTML = `<main>
      <div class="stage"><video tabindex="0"></video></div>
      <p><a class="cue" data-from="0" data-until="5" href="#a">A</a> <a class="cue" data-from="5" data-until="" href="#b">B</a>
        <label hidden><select></select></label></p>
      <ol><li><a href="?t=30" data-at="30">Prices</a></li></ol>
    </main>`
  const video = document.querySelector('video')!
  const played = vi.fn<() => Promise<void>>().mockResolvedValue()
  Object.defineProperties(video, {
    currentTime: { value: 0, writable: true },
    duration: { value: 60 },
    paused: { value: true },
    play: { value: played },
  })
  const { playOwn } = await import('./own-player.ts')
  playOwn(video)
  const press = (key: string, target: Element = video) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { video, played, press }
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
})

test('a chapter that is pressed first is not where the video was left', async () => {
  localStorage.setItem(location.pathname, '20')
  const { video } = await openPage()
  document.querySelector<HTMLElement>('[data-at]')!.click()
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(30)
})

test('a video goes on where it was left', async () => {
  localStorage.setItem(location.pathname, '20')
  const { video } = await openPage()
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
