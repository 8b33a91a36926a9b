import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const off = await addEvent(host, { isOn: false })

const right = {
  owner: host.me.link,
  event: event.slug,
  from: '2027-03-01T00:00:00Z',
  to: '2027-03-02T00:00:00Z',
}

test.each<[path: string, reason: string, change: Record<string, string>]>([
  ['from', 'format', { from: '2027-03-01' }],
  ['from', 'format', { from: '2027-02-29T00:00:00Z' }],
  ['from', 'format', { from: '+275760-09-13T00:00:00Z' }],
  ['to', 'format', { to: 'tomorrow' }],
  ['to', 'before_start', { to: right.from }],
  ['to', 'too_long', { to: '2028-03-02T00:00:01Z' }],
  ['owner', 'too_short', { owner: 'x' }],
  ['event', 'characters', { event: "x' or 1=1" }],
])('422 %s is %s', async (path, reason, change) => {
  const problem = await app.visitor.refusal('GET /slots', { query: { ...right, ...change } })
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ path, reason }] })
})

test('a plus that arrived as a blank is named', async () => {
  const query = { ...right, from: '2027-03-01T10:00:00 01:00' }
  const { errors } = await app.visitor.refusal('GET /slots', { query })
  expect(errors).toEqual([
    expect.objectContaining({ path: 'from', message: expect.stringContaining('%2B') as string }),
  ])
})

test.each([
  ['owner_not_found', { owner: 'nobody-here' }],
  ['event_type_not_found', { event: 'no-such-event' }],
  ['event_type_off', { event: off.slug }],
])('%s', async (code, change) => {
  const problem = await app.visitor.refusal('GET /slots', { query: { ...right, ...change } })
  expect(problem.code).toBe(code)
})

test('404 for the event of another host', async () => {
  const other = await openAccount(app)
  const problem = await app.visitor.refusal('GET /slots', { query: { ...right, owner: other.me.link } })
  expect(problem.code).toBe('event_type_not_found')
})

test.each([
  ['0001-01-01T00:00:00Z', '0001-12-31T00:00:00Z'],
  ['9999-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ['9999-12-31T00:00:00-23:59', '9999-12-31T23:59:59-23:59'],
  ['0000-01-01T00:00:00+23:59', '0000-01-02T00:00:00Z'],
])('none from %s to %s', async (from, to) => {
  const { starts } = await app.visitor.call('GET /slots', { query: { ...right, from, to } })
  expect(starts).toEqual([])
})
