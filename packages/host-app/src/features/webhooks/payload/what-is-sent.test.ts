import { payloadSchemaOf, WEBHOOK_EVENTS } from '@scheduling/contract'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { exampleBody } from './payload-example.ts'
import { SIGNATURE_CHECK } from './signature-check.ts'
import { EVENTS } from '../webhook-events.ts'
import { SECRETS } from '../fixture.ts'

type Check = (headers: Record<string, string>, rawBody: string, secret: string) => boolean

const { isGenuine } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(SIGNATURE_CHECK)}`
)) as { isGenuine: Check }
const [secret, other] = SECRETS
const BODY = exampleBody('invitee.created')

interface Signing {
  sentAt?: number
  by?: string
}

function headers(body: string, { sentAt = Date.now() / 1000, by = secret }: Signing = {}) {
  const seconds = String(Math.floor(sentAt))
  const key = Buffer.from(by.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}

test.each(EVENTS)('the payload that is shown for %s is one that is sent', (event) => {
  const shown: unknown = JSON.parse(exampleBody(event))
  expect(payloadSchemaOf(event).parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({ type: event })
})

test('every event of the contract can be chosen', () => {
  expect(EVENTS).toEqual(WEBHOOK_EVENTS)
})

test('the code that is shown accepts what was signed with the secret, also beside another signature', () => {
  const signed = headers(BODY)
  expect(isGenuine(signed, BODY, secret)).toBe(true)
  const rotated = headers(BODY, { by: other })['webhook-signature']
  const both = { ...signed, 'webhook-signature': `${rotated} ${signed['webhook-signature']}` }
  expect(isGenuine(both, BODY, secret)).toBe(true)
})

test('it refuses another secret, a changed body, an old request, and one without a signature', () => {
  const body = BODY
  expect(isGenuine(headers(body, { by: other }), body, secret)).toBe(false)
  expect(isGenuine(headers(body), `${body} `, secret)).toBe(false)
  expect(isGenuine(headers(body, { sentAt: Date.now() / 1000 - 600 }), body, secret)).toBe(false)
  expect(isGenuine({}, body, secret)).toBe(false)
})
