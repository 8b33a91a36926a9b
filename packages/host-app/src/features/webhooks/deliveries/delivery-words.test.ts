import { loadHostTranslator } from '@scheduling/messages/host'
import { DAY, MINUTE } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { createFormat } from '../../../time/format.ts'
import { answerText, exampleWords, stateOf } from './delivery-words.ts'
import { momentText } from '../telling.ts'
import { NOW } from '../../../fixtures/fixture.ts'
import { deliveryOf, webhookOf } from '../fixture.ts'

const t = await loadHostTranslator('en')
const format = createFormat({ tag: 'en', timeZone: 'Europe/Berlin', timeFormat: '24h', year: '2026' })
const telling = { t, format, now: NOW }
const iso = (at: number) => new Date(at).toISOString()
const waiting = deliveryOf({ state: 'waiting', status: 500, nextAttemptAt: iso(NOW + 20 * MINUTE) })

test.each([
  ['good', 'Delivered 2 minutes ago', webhookOf({ lastDelivery: deliveryOf({}) })],
  ['quiet', 'No events in the last 30 days', webhookOf({})],
  ['quiet', 'Sending', webhookOf({ lastDelivery: { ...waiting, attempts: 0, status: null } })],
  ['waiting', 'Responded with 500; next attempt: 09:40', webhookOf({ lastDelivery: waiting })],
  [
    'waiting',
    'No response; next attempt: Wed, Nov 25, 09:20',
    webhookOf({
      lastDelivery: { ...waiting, status: null, problem: 'timeout', nextAttemptAt: iso(NOW + DAY) },
    }),
  ],
  [
    'bad',
    'Responded with 404; gave up',
    webhookOf({ lastDelivery: deliveryOf({ state: 'failed', status: 404 }) }),
  ],
  ['bad', 'Turned off: the address responded with 410 (gone)', webhookOf({ isOn: false, isGone: true })],
  ['quiet', 'Turned off', webhookOf({ isOn: false, lastDelivery: waiting })],
])('%s: "%s"', (tone, text, webhook) => {
  expect(stateOf(webhook, telling)).toEqual({ tone, text })
})

test('an answer names the status, or why there is none', () => {
  expect(answerText({ status: 503, problem: null }, t)).toBe('Responded with 503')
  expect(answerText({ status: null, problem: 'port 6379' }, t)).toBe('Websites don’t use port 6379.')
  expect(answerText({ status: null, problem: null }, t)).toBeUndefined()
})

test('an example was delivered, or says what came instead', () => {
  expect(exampleWords({ delivered: true, status: 204, problem: null }, t).text).toBe(
    'Example delivered (204)',
  )
  expect(exampleWords({ delivered: false, status: 500, problem: null }, t).text).toBe('Responded with 500')
  expect(exampleWords({ delivered: false, status: null, problem: 'not_public' }, t).text).toBe(
    'No public server can be found there.',
  )
})

test('a moment of another day says its day', () => {
  expect(momentText(iso(NOW), telling)).toBe('09:20')
  expect(momentText(iso(NOW - DAY), telling)).toBe('Mon, Nov 23, 09:20')
})
