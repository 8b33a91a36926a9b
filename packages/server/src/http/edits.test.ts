import type { Api } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { HOST_TURNS } from '../features/bookings/guard/locks.ts'
import { atAgreement } from '../features/polls/jobs.ts'
import { startTestApp } from '../testing/app.ts'
import { addEvent, openAccount } from '../testing/hosts.ts'
import { HOURS } from '../testing/hours.ts'
import { addPoll, addressOf, TIMES, votingIn } from '../testing/polls.ts'
import { eventually } from '../testing/eventually.ts'

const app = await startTestApp()
const { provedVote, newsOf } = votingIn(app)
const host = await openAccount(app)
const event = await addEvent(host)
const schedule = await host.api.call('POST /availability', { body: { name: 'Spare', ...HOURS } })
const embed = await host.api.call('POST /embeds', { body: { name: 'Site', kind: 'inline' } })

const poll = await addPoll(host)
/** As the answer names it. */
const versionIn = async (read: keyof Api, sent: object = {}) =>
  (await host.api.try(read, sent)).headers.get('etag') ?? ''

const webhook = await host.api.call('POST /webhooks', {
  body: { url: 'https://crm.example/hook', events: ['invitee.created'] },
})

/** Reading `read` returns the version that `change` must name. */
const EDITS: [change: keyof Api, read: keyof Api, params: { id: string } | undefined, bodies: object[]][] = [
  ['PATCH /event-types/:id', 'GET /event-types/:id', { id: event.id }, [{ name: 'Mine' }, { duration: 45 }]],
  ['PATCH /availability/:id', 'GET /availability/:id', { id: schedule.id }, [{ name: 'A' }, { name: 'B' }]],
  ['PATCH /embeds/:id', 'GET /embeds/:id', { id: embed.id }, [{ name: 'A' }, { name: 'B' }]],
  ['PATCH /polls/:id', 'GET /polls/:id', { id: poll.id }, [{ name: 'A' }, { description: 'B' }]],
  ['PATCH /settings', 'GET /settings', undefined, [{ name: 'A. Berg' }, { company: 'Berg & Co' }]],
]

test.each(EDITS)(
  '%s: of two at once under one version one is refused',
  async (change, read, params, bodies) => {
    const sent = params ? { params } : {}
    for (let round = 0; round < 5; round++) {
      const version = await versionIn(read, sent)
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

/** Another connection writes what `mine` has read and is about to write. */
async function disturbed<Mine>(statement: string, id: string, mine: () => Promise<Mine>): Promise<Mine> {
  const { pool } = app.context
  const other = await pool.connect()
  await other.query('begin')
  await other.query(statement, [id])
  const pending = mine()
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(1)
  })
  await other.query('commit')
  other.release()
  return pending
}

test('what another connection writes while the version is compared is not written over', async () => {
  const params = { id: event.id }
  const headers = { 'if-match': await versionIn('GET /event-types/:id', { params }) }
  const mine = await disturbed(`update event_types set name = 'Theirs' where id = $1`, event.id, async () =>
    host.api.try('PATCH /event-types/:id', { params, body: { name: 'Mine' }, headers }),
  )
  expect(mine).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  expect((await host.api.call('GET /event-types/:id', { params })).name).toBe('Theirs')
})

test('a refusal under a version is the same refusal, and changes nothing', async () => {
  const taken = await addEvent(host, { slug: 'taken-slug' })
  const params = { id: event.id }
  const version = await versionIn('GET /event-types/:id', { params })
  const headers = { 'if-match': version }
  const body = { slug: taken.slug, name: 'Not kept' }
  const { code } = await host.api.refusal('PATCH /event-types/:id', { params, body, headers })
  expect(code).toBe('slug_taken')
  expect(await versionIn('GET /event-types/:id', { params })).toBe(version)
})

test('what has to be tried again is told once, and written down once', async () => {
  const disturbedPoll = await addPoll(host, { notifiesHost: false })
  const params = { id: disturbedPoll.id }
  await provedVote(host, disturbedPoll.slug, 'Ada', { 0: 'yes' })
  const body = { options: { remove: [2] } }
  const headers = { 'if-match': '*' }
  const { status } = await disturbed(`update polls set name = 'Theirs' where id = $1`, params.id, async () =>
    host.api.try('PATCH /polls/:id', { params, body, headers }),
  )
  expect(status).toBe(200)
  expect(await newsOf(params.id)).toEqual(['changed', 'voted'])
  const { activity } = await host.api.call('GET /account-activity', { query: { of: params.id } })
  expect(activity.map(({ kind, count }) => [kind, count])).toEqual([['poll_changed', 1]])
})

test('a change under a version waits for nobody who may wait for it, and what follows comes once', async () => {
  const people = ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: true }))
  const agreed = await addPoll(host, { people, ending: 'agreement' })
  const params = { id: agreed.id }
  await provedVote(host, agreed.slug, 'Ada', { 1: 'yes' })
  const body = { people: { put: [{ email: addressOf(host, 'lin'), isRequired: false }] } }
  const headers = { 'if-match': await versionIn('GET /polls/:id', { params }) }
  const { promise, resolve } = Promise.withResolvers<undefined>()
  // Somebody books and waits for the lock that the change holds.
  const turn = app.context.service(HOST_TURNS)(host.me.userID, async () => promise)
  await host.api.call('PATCH /polls/:id', { params, body, headers })
  resolve(undefined)
  await turn
  const ids = { hostId: host.me.userID, pollId: agreed.id }
  await atAgreement(app.context, ids)
  await atAgreement(app.context, ids)
  expect(await host.api.call('GET /polls/:id', { params })).toMatchObject({
    state: 'finished',
    finalStart: TIMES[1],
  })
  const { rowCount } = await app.context.pool.query(`select 1 from bookings where host_id = $1`, [ids.hostId])
  expect(rowCount).toBe(1)
})

test('of two webhooks of one name it is known who changed which, and an older version changes none', async () => {
  const other = await host.api.call('POST /webhooks', {
    body: { url: 'https://crm.example/other', events: ['invitee.created'] },
  })
  const params = { id: webhook.id }
  const headers = { 'if-match': await versionIn('GET /webhooks/:id', { params }) }
  const events = { events: ['invitee.canceled' as const] }
  await host.api.call('PATCH /webhooks/:id', { params, body: events, headers })
  await host.api.call('PATCH /webhooks/:id', { params: { id: other.id }, body: events })
  const { code } = await host.api.refusal('PATCH /webhooks/:id', { params, body: { isOn: false }, headers })
  expect(code).toBe('changed_meanwhile')
  const { activity } = await host.api.call('GET /account-activity', { query: { of: webhook.id } })
  expect(activity.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([['webhook_changed', webhook.id]])
})
