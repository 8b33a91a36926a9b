// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollPage } from '../../fixtures.ts'
import { renderPage } from '../../server.tsx'
import { keepFresh } from './keep-fresh.ts'

const { poll } = pollPage()

/** The server's current revision. */
let current = poll

beforeEach(() => {
  vi.useFakeTimers()
  current = poll
  history.replaceState(null, '', '/mira/circle?timezone=Europe%2FBerlin')
  document.body.innerHTML = bodyOf(poll)
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/')
      ? Response.json({ revision: current.revision })
      : new Response(renderPage(pollPage({ poll: current })).html),
  )
})

afterEach(() => {
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function bodyOf(shown: typeof poll): string {
  const page = new DOMParser().parseFromString(renderPage(pollPage({ poll: shown })).html, 'text/html')
  return page.body.innerHTML
}

const root = () => document.getElementById('app') as HTMLElement
const answer = (option: number, value: string) =>
  document.querySelector<HTMLInputElement>(`input[name="choice_${option}"][value="${value}"]`)
const ask = () => vi.advanceTimersByTimeAsync(5_000)

test('what others vote appears, and what is chosen stays', async () => {
  await keepFresh(root(), { owner: 'mira', poll: 'circle' })
  answer(0, 'yes')!.checked = true
  const [first, ...others] = poll.options
  current = {
    ...poll,
    revision: 7,
    options: [{ ...first!, tally: { yes: 41, ifNeedBe: 0, no: 0 } }, ...others],
  }
  await ask()
  expect(document.querySelector('[data-live="tally-0"]')?.textContent).toContain('41 yes')
  expect(answer(0, 'yes')?.checked).toBe(true)
})

test('an option that is taken away goes, and what was chosen of the others stays', async () => {
  await keepFresh(root(), { owner: 'mira', poll: 'circle' })
  answer(0, 'yes')!.checked = true
  answer(2, 'if_need_be')!.checked = true
  current = { ...poll, revision: 7, options: poll.options.slice(1) }
  await ask()
  expect(answer(0, 'yes')).toBeNull()
  expect(answer(2, 'if_need_be')?.checked).toBe(true)
})

test('where nothing is new the page is not asked for', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  await keepFresh(root(), { owner: 'mira', poll: 'circle' })
  await ask()
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/v1/polls/at/mira/circle?since=6'])
})

test('what fails is asked for less and less often', async () => {
  const asked = vi.fn<typeof fetch>(async () => Promise.reject(new Error('offline')))
  vi.stubGlobal('fetch', asked)
  await keepFresh(root(), { owner: 'mira', poll: 'circle' })
  await vi.advanceTimersByTimeAsync(60_000)
  // After 5, 10 and 20 seconds. The next one comes 40 seconds later, in the next minute.
  expect(asked).toHaveBeenCalledTimes(3)
})
