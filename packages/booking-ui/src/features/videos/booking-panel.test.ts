// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

const OURS = 'https://meet.example'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

/** The page of a video with two buttons that book, and what their panel opens. Nothing is loaded. */
async function openPage() {
  document.body.innerHTML = `<main>
      <a data-book href="${OURS}/anna/intro">Intro</a>
      <a data-book href="${OURS}/anna/demo?name=Bob">Demo</a>
    </main>
    <dialog><iframe></iframe></dialog>`
  const opened: string[] = []
  const inside = {} as Window
  const [frame] = document.querySelectorAll('iframe')
  Object.defineProperties(frame, {
    src: {
      get: () => opened.at(-1) ?? '',
      set: (page: string) => {
        opened.push(page)
      },
    },
    contentWindow: { value: inside },
  })
  const { openBookings } = await import('./booking-panel.ts')
  openBookings(undefined)
  const [intro, demo] = document.querySelectorAll('a')
  return { opened, inside, intro, demo }
}

function hear(data: object, source: Window, origin: string): void {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
}

test('each button opens its own booking page, and the same page again stays as it was', async () => {
  const { opened, intro, demo } = await openPage()
  intro?.click()
  demo?.click()
  demo?.click()
  expect(opened).toEqual([`${OURS}/anna/intro?embed=inline`, `${OURS}/anna/demo?name=Bob&embed=inline`])
})

test('only the booking page in the panel can lead the visitor elsewhere', async () => {
  const { inside, intro } = await openPage()
  intro?.click()
  const go = vi.spyOn(location, 'assign').mockReturnValue()
  const url = 'https://anna.example/thanks'
  hear({ url }, inside, 'https://evil.example')
  hear({ url }, window, OURS)
  expect(go).not.toHaveBeenCalled()
  hear({ url }, inside, OURS)
  expect(go).toHaveBeenCalledExactlyOnceWith(url)
})
