import type { Api, Route } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '../testing/cases.ts'
import { badText, oddSegment, unreadableBody, woundedJson } from '../testing/bad-input.ts'
import type { Sent } from '../testing/client.ts'
import { checkedAnswer } from '../testing/client.ts'
import { checkEach } from '../testing/check-each.ts'
import { databaseState } from '../testing/database-state.ts'
import { PASSWORD, someAddress } from '../testing/hosts.ts'
import type { RawRequest } from '../testing/raw-request.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { authorizationFor, rightRequestsIn, startWorld } from '../testing/right-requests.ts'

// Any bad input gets a refusal with a code that the route lists, and changes nothing.
const RUNS = casesOf(25)

type RouteKey = keyof Api

const world = await startWorld()
const { app, host } = world
const { requests, renew } = await rightRequestsIn(world)

function rightRequestOf(key: RouteKey): Sent {
  return requests[key]?.() ?? {}
}

/** One way to get a request wrong, drawn anew for each run. */
interface Attack {
  kind: 'body' | 'unreadable' | 'params' | 'query' | 'headers'
  body: unknown
  unreadable: { type: string | undefined; body: string | Buffer }
  segment: string
  queryName: number
  queryText: string
  queryHow: 'replace' | 'remove' | 'repeat' | 'add'
  header: string
  headerText: string
}

function attackOn(key: RouteKey): fc.Arbitrary<Attack> {
  const right = rightRequestOf(key)
  const kinds: Attack['kind'][] = ['headers']
  if (right.body) kinds.push('body', 'body', 'body', 'body')
  if (!key.startsWith('GET')) kinds.push('unreadable')
  if (right.params) kinds.push('params', 'params')
  if (right.query) kinds.push('query', 'query', 'query')
  return fc.record({
    kind: fc.constantFrom(...kinds),
    body: woundedJson(right.body ?? {}),
    unreadable: unreadableBody,
    segment: oddSegment,
    queryName: fc.nat(10),
    queryText: badText,
    queryHow: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'add'),
    header: fc.constantFrom(
      'authorization',
      'idempotency-key',
      'x-device-id',
      'accept',
      'x-forwarded-for',
      'cookie',
    ),
    // Removes what Node would refuse to send.
    headerText: badText.map((text) => text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000)),
  })
}

function requestOf(key: RouteKey, attack: Attack): RawRequest {
  const [method, template] = key.split(' ') as [string, string]
  const right = rightRequestOf(key)
  const search = new URLSearchParams(right.query)
  const name =
    Object.keys(right.query ?? {})[attack.queryName % Object.keys(right.query ?? { x: 1 }).length] ?? 'x'
  if (attack.kind === 'query') {
    // Longer request heads do not reach us.
    const text = attack.queryText.toWellFormed().slice(0, 1_000)
    if (attack.queryHow === 'replace') search.set(name, text)
    if (attack.queryHow === 'remove') search.delete(name)
    if (attack.queryHow === 'repeat') search.append(name, text)
    if (attack.queryHow === 'add') search.append(text, text)
  }
  const segments = Object.entries(right.params ?? {})
  const path = segments.reduce(
    (text, [param, value]) =>
      text.replace(`:${param}`, () => (attack.kind === 'params' ? attack.segment.slice(0, 4_000) : value)),
    template,
  )
  const body = attack.kind === 'body' ? attack.body : right.body
  const isUnreadable = attack.kind === 'unreadable'
  const type = isUnreadable ? attack.unreadable.type : body === undefined ? undefined : 'application/json'
  return {
    method,
    path: `/api/v1${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
    headers: {
      ...someAddress(),
      ...authorizationFor(world, api[key]),
      ...right.headers,
      ...(right.idempotencyKey && { 'idempotency-key': right.idempotencyKey }),
      ...(type !== undefined && { 'content-type': type }),
      ...(attack.kind === 'headers' && { [attack.header]: attack.headerText }),
    },
    body: isUnreadable ? attack.unreadable.body : body === undefined ? undefined : JSON.stringify(body),
  }
}

/** Sends one wrong request. Returns whether it was accepted after all. */
async function isTaken(key: RouteKey, attack: Attack): Promise<boolean> {
  const answer = await rawRequest(app.url, requestOf(key, attack))
  if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`)
  // A path that cannot be decoded matches no route.
  const isNowhere = attack.kind === 'params' && answer.text.includes('"route_not_found"')
  if (!isNowhere) checkedAnswer(key, answer, answer.text)
  return answer.status < 400
}

const keys = Object.keys(api) as RouteKey[]
const PATIENCE = { timeout: 120_000 + keys.length * RUNS * 200 }
const isReading = (key: RouteKey) => key.startsWith('GET')

test('what changes something refuses and changes nothing', PATIENCE, async () =>
  checkEach(
    keys.filter((key) => !isReading(key)),
    async (key) => {
      let before = await databaseState(app.context.pool)
      const property = fc.asyncProperty(attackOn(key), async (attack) => {
        if (await isTaken(key, attack)) {
          await renew(key)
          before = await databaseState(app.context.pool)
        }
        expect(await databaseState(app.context.pool)).toBe(before)
      })
      // A simpler attack would be compared with what the failed one left.
      await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
    },
  ),
)

test('what reads refuses or reads, and changes nothing', PATIENCE, async () =>
  checkEach(keys.filter(isReading), async (key) => {
    // Failed sign-ins are counted by address, and become account activity when the host reads it.
    await host.api.call('GET /account-activity', { query: {} })
    const before = await databaseState(app.context.pool)
    const property = fc.asyncProperty(attackOn(key), async (attack) => {
      await isTaken(key, attack)
    })
    await fc.assert(property, { numRuns: RUNS })
    expect(await databaseState(app.context.pool)).toBe(before)
  }),
)

/** Every copy of `value` in which one text has a null character. */
function withNullCharacter(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value.slice(0, 1)}\0${value.slice(1)}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    withNullCharacter(inside).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  )
}

test('a null character is refused in each text', PATIENCE, async () =>
  checkEach(keys, async (key) => {
    const right = rightRequestOf(key)
    const before = await databaseState(app.context.pool)
    for (const part of ['params', 'query', 'body'] as const)
      for (const changed of withNullCharacter(right[part])) {
        const headers = { ...someAddress(), ...authorizationFor(world, api[key]), ...right.headers }
        const refused = await app.visitor.refusal(key, { ...right, [part]: changed, headers })
        expect(refused.status).toBeLessThan(500)
      }
    expect(await databaseState(app.context.pool)).toBe(before)
  }),
)

test('where a password is asked for, the right one is accepted again after another was set', async () =>
  checkEach(
    keys.filter((key) => (api[key] as Route).errors.includes('wrong_password')),
    async (key) => {
      const body = { current: PASSWORD, password: 'Another-horse-2' }
      await host.api.call('POST /users/password', { body })
      await renew('POST /users/password')
      const headers = { ...someAddress(), ...authorizationFor(world, api[key]) }
      const { status } = await app.visitor.try(key, { ...rightRequestOf(key), headers })
      // The operator's request names no account.
      expect([api[key].status, 404]).toContain(status)
      if (status < 400) await renew(key)
    },
  ))
