import type { Api } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { addEvent, openAccount } from '../testing/hosts.ts'
import { HOURS } from '../testing/hours.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const schedule = await host.api.call('POST /availability', { body: { name: 'Spare', ...HOURS } })
const embed = await host.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })

/** What is read of `path` names the version under which it is changed. */
const EDITS: [change: keyof Api, read: keyof Api, params: { id: string } | undefined, bodies: object[]][] = [
  ['PATCH /event-types/:id', 'GET /event-types/:id', { id: event.id }, [{ name: 'Mine' }, { duration: 45 }]],
  ['PATCH /availability/:id', 'GET /availability/:id', { id: schedule.id }, [{ name: 'A' }, { name: 'B' }]],
  ['PATCH /embeds/:id', 'GET /embeds/:id', { id: embed.id }, [{ name: 'A' }, { name: 'B' }]],
  ['PATCH /settings', 'GET /settings', undefined, [{ name: 'A. Berg' }, { company: 'Berg & Co' }]],
]

test.each(EDITS)(
  '%s: of two at once under one version one is refused',
  async (change, read, params, bodies) => {
    const sent = params ? { params } : {}
    for (let round = 0; round < 5; round++) {
      const version = versionOf(await host.api.call(read, sent as never))
      const answers = await Promise.all(
        bodies.map(async (body) => {
          const changed = Object.fromEntries(
            Object.entries(body).map(([name, value]) => [
              name,
              typeof value === 'number' ? value + 5 * round : `${value} ${round}`,
            ]),
          )
          const headers = { 'if-match': version }
          return host.api.try(change, { ...sent, body: changed, headers })
        }),
      )
      expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 412])
    }
  },
)

test('what another connection writes while the version is compared is not written over', async () => {
  const { pool } = app.context
  const params = { id: event.id }
  const version = versionOf(await host.api.call('GET /event-types/:id', { params }))
  const other = await pool.connect()
  await other.query('begin')
  await other.query(`update event_types set name = 'Theirs' where id = $1`, [event.id])
  const mine = host.api.try('PATCH /event-types/:id', {
    params,
    body: { name: 'Mine' },
    headers: { 'if-match': version },
  })
  // It has compared, and waits for the row.
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(1)
  })
  await other.query('commit')
  other.release()
  expect(await mine).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await host.api.call('GET /event-types/:id', { params })).name).toBe('Theirs')
})

test('a refusal under a version is the same refusal, and changes nothing', async () => {
  const taken = await addEvent(host, { slug: 'taken-slug' })
  const params = { id: event.id }
  const version = versionOf(await host.api.call('GET /event-types/:id', { params }))
  const headers = { 'if-match': version }
  const body = { slug: taken.slug, name: 'Not kept' }
  const { code } = await host.api.refusal('PATCH /event-types/:id', { params, body, headers })
  expect(code).toBe('slug_taken')
  expect(versionOf(await host.api.call('GET /event-types/:id', { params }))).toBe(version)
})
