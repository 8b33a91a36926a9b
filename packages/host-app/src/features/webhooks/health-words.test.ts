import type { Webhook } from '@scheduling/contract'
import { DAY, HOUR, MINUTE } from '@scheduling/domain'
import { loadHostTranslator } from '@scheduling/messages/host'
import { expect, test } from 'vitest'
import { createFormat } from '../../time/format.ts'
import { stateOf } from './deliveries/delivery-words.ts'
import { healthText, isBeingTried } from './health-words.ts'
import { NOW } from '../../fixtures/fixture.ts'
import { webhookOf } from './fixture.ts'

const t = await loadHostTranslator('en')
const format = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '24h', year: '2026' })
const telling = { t, format, now: NOW }
const iso = (at: number) => new Date(at).toISOString()

function paused(change: Partial<Webhook['health']> = {}): Webhook['health'] {
  return {
    state: 'paused',
    since: iso(NOW - DAY),
    failures: 12,
    nextTryAt: iso(NOW + 20 * MINUTE),
    ...change,
  }
}

test.each([
  ['bad', 'Paused after 12 failed attempts; next: 09:40', paused()],
  ['bad', 'Paused after 12 failed attempts; tries again with the next booking', paused({ nextTryAt: null })],
  ['waiting', 'Trying again', paused({ nextTryAt: iso(NOW) })],
])('%s: "%s"', (tone, text, health) => {
  expect(stateOf(webhookOf({ health }), telling)).toEqual({ tone, text })
})

test('one that is off is not paused', () => {
  const off = webhookOf({ isOn: false, health: paused() })
  expect(stateOf(off, telling).text).toBe('Turned off')
})

test.each([
  ['Paused: 12 attempts in a row have failed since Mon, Nov 23, 09:20. Next attempt: 09:40.', paused()],
  [
    'Paused: 12 attempts in a row have failed since Mon, Nov 23, 09:20. Nothing is waiting. We try again with the next booking.',
    paused({ nextTryAt: null }),
  ],
  [
    'Paused: 12 attempts in a row have failed since Mon, Nov 23, 09:20. We’re trying again right now.',
    paused({ nextTryAt: iso(NOW - 1) }),
  ],
  [
    'Slow since 08:20: it takes more than two seconds to respond. This delays only what we send there.',
    { state: 'slow' as const, since: iso(NOW - HOUR), failures: 0, nextTryAt: null },
  ],
  [undefined, { state: 'healthy' as const, since: null, failures: 2, nextTryAt: null }],
])('%s', (text, health) => {
  expect(healthText(health, telling)).toBe(text)
})

test('it is being tried from the end of its pause', () => {
  const { nextTryAt } = paused()
  expect(isBeingTried(paused(), Date.parse(String(nextTryAt)) - 1)).toBe(false)
  expect(isBeingTried(paused(), Date.parse(String(nextTryAt)))).toBe(true)
  expect(isBeingTried(paused({ nextTryAt: null }), NOW + DAY)).toBe(false)
})
