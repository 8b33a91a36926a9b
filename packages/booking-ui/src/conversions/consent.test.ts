import type { Conversion } from '@scheduling/contract'
import { expect, test, vi } from 'vitest'
import { createConsent } from './consent.ts'

const booking: Conversion = ['gtag', 'event', 'schedule_meeting', { send_to: 'G-AB12' }]

function open() {
  const count = vi.fn<(conversions: readonly Conversion[]) => void>()
  return { consent: createConsent(count), count }
}

test('without an answer nothing is told', () => {
  const { consent, count } = open()
  consent.tell([booking])
  expect(count).not.toHaveBeenCalled()
})

test('who agreed before booking is counted at once', () => {
  const { consent, count } = open()
  consent.answer(true)
  expect(count.mock.calls).toEqual([[[]]])
  consent.tell([booking])
  expect(count.mock.calls.slice(1)).toEqual([[[booking]]])
})

test('who agrees after booking is counted then, and once', () => {
  const { consent, count } = open()
  consent.tell([booking])
  consent.answer(true)
  consent.answer(true)
  expect(count.mock.calls.flat(2)).toEqual([booking])
})

test('who refuses is not counted, and may think again before booking', () => {
  const { consent, count } = open()
  consent.answer(true)
  consent.answer(false)
  consent.tell([booking])
  expect(count.mock.calls.flat(2)).toEqual([])
  expect(consent.get().agrees).toBe(false)
})
