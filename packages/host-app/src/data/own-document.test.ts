// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createOwnDocument } from './own-document.ts'

beforeEach(() => sessionStorage.clear())

/** A fake window that never navigates, and whose document a browser may restore. */
function page() {
  const events = new EventTarget()
  const [reload, replace] = [vi.fn<() => void>(), vi.fn<(to: string) => void>()]
  const fake = {
    performance: { getEntriesByType: () => [] },
    sessionStorage,
    location: { href: 'https://meet.example/upgrade?period=yearly', reload, replace },
    addEventListener: events.addEventListener.bind(events),
  }
  const bringBack = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { window: fake as unknown as Window, reload, replace, bringBack }
}

test('is left for another once whoever had to be asked was', () => {
  const { window, replace } = page()
  const prepare = vi.fn<() => void>()
  const own = createOwnDocument(window, prepare)
  expect(own.path).toBe('/upgrade')
  void own.leaveFor('/availability')
  expect(prepare).toHaveBeenCalledBefore(replace)
  expect(replace).toHaveBeenCalledWith('/availability')
})

test('the next document knows that it was left for it, once', () => {
  void createOwnDocument(page().window, () => {}).leaveFor('/')
  const next = () => createOwnDocument(page().window, () => {}).cameFrom
  expect([next(), next()]).toEqual(['/upgrade', undefined])
})

test('brought back by a browser as it was left, it is loaded anew; shown for the first time it is not', () => {
  const { window, reload, bringBack } = page()
  const own = createOwnDocument(window, () => {})
  bringBack(true)
  expect(reload).not.toHaveBeenCalled()
  void own.leaveFor('/availability')
  bringBack(false)
  expect(reload).not.toHaveBeenCalled()
  bringBack(true)
  expect(reload).toHaveBeenCalledOnce()
})
