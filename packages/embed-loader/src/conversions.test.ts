import type { Conversion } from '@scheduling/contract/frame'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tell } from './conversions.ts'

const site = window as unknown as Record<'gtag' | 'fbq' | 'dataLayer' | 'alert', unknown>

function say(consent: 'granted' | 'denied' | 'marketing'): void {
  document.documentElement.dataset.consent = consent
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  // Send what is still waiting to nobody, so that it does not reach the next test.
  say('granted')
  Object.assign(site, { gtag: () => undefined, fbq: () => undefined, dataLayer: [] })
  vi.runAllTimers()
  vi.useRealTimers()
  delete document.documentElement.dataset.consent
  for (const name of ['gtag', 'fbq', 'dataLayer'] as const) delete site[name]
})

const GOOGLE: Conversion = ['gtag', 'event', 'schedule_meeting', { send_to: 'G-AB12' }]
const META: Conversion = ['fbq', 'trackSingle', '777', 'Schedule', {}, { eventID: 'b' }]
const CONTAINER: Conversion = ['dataLayer', { event: 'scheduling_booked' }]

function analytics() {
  const gtag = vi.fn<(...given: unknown[]) => void>()
  const fbq = vi.fn<(...given: unknown[]) => void>()
  const dataLayer: unknown[] = []
  Object.assign(site, { gtag, fbq, dataLayer })
  return { gtag, fbq, dataLayer, heard: () => [...gtag.mock.calls, ...fbq.mock.calls, ...dataLayer] }
}

test('without a word of consent nobody hears of a booking, however long it takes', () => {
  const { heard } = analytics()
  tell([GOOGLE, META, CONTAINER])
  vi.advanceTimersByTime(600_000)
  say('denied')
  vi.advanceTimersByTime(600_000)
  say('marketing')
  vi.advanceTimersByTime(600_000)
  expect(heard()).toEqual([])
})

test('who has agreed is heard of at once, and once', () => {
  const { gtag, fbq, dataLayer } = analytics()
  say('granted')
  tell([GOOGLE, META, CONTAINER])
  vi.advanceTimersByTime(600_000)
  expect(gtag.mock.calls).toEqual([GOOGLE.slice(1)])
  expect(fbq.mock.calls).toEqual([META.slice(1)])
  expect(dataLayer).toEqual(CONTAINER.slice(1))
})

test('who agrees later on the same page is heard of then', () => {
  const { heard } = analytics()
  tell([GOOGLE])
  vi.advanceTimersByTime(30_000)
  expect(heard()).toEqual([])
  say('granted')
  vi.advanceTimersByTime(1_000)
  expect(heard()).toEqual([GOOGLE.slice(1)])
})

test('analytics that consent has to bring first are waited for', () => {
  say('granted')
  tell([META])
  vi.advanceTimersByTime(5_000)
  const { heard } = analytics()
  vi.advanceTimersByTime(1_000)
  expect(heard()).toEqual([META.slice(1)])
})

test('one that throws takes none of the others along', () => {
  const { fbq, dataLayer } = analytics()
  say('granted')
  site.gtag = () => {
    throw new Error('of the owner')
  }
  tell([GOOGLE, META, CONTAINER])
  expect([fbq.mock.calls.length, dataLayer.length]).toEqual([1, 1])
})

test('no other function of the site’s is called', () => {
  analytics()
  say('granted')
  const alert = vi.spyOn(window, 'alert')
  const forged = [['alert', 'taken'], ['__proto__', {}], ['constructor'], 7, null] as unknown as Conversion[]
  tell(forged)
  expect(alert).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('with statistics alone a visitor is not told to advertising, nor to what leads to either', () => {
  const { gtag, heard } = analytics()
  Object.assign(site, {
    dataLayer: [['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' }]],
  })
  const ads: Conversion = ['gtag', 'event', 'schedule_meeting', { send_to: 'AW-1' }]
  const either: Conversion = ['gtag', 'event', 'schedule_meeting', { send_to: 'GT-1' }]
  tell([ads, either, META, CONTAINER, GOOGLE])
  expect(heard()).toEqual([GOOGLE.slice(1)])
  expect(gtag).toHaveBeenCalledOnce()
})
