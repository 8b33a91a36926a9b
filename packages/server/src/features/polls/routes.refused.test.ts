import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { addPoll, addressOf, voteOf, votingIn } from '../../testing/polls.ts'

const app = await startTestApp()
const { vote, refusedVote, seen } = votingIn(app)

interface Scene {
  host: TestHost
  slug: string
  token: string
}

const changed = (token: string, body: object) =>
  app.visitor.refusal('PUT /polls/votes', { body: { token, ...body }, headers: someAddress() })

/** Ada has voted yes to the first of three times. */
test.each<[string, (scene: Scene) => Promise<{ code: string }>, object]>([
  [
    'a second set of times from the same email',
    async ({ host, slug }) => refusedVote(host, slug, 'Eve', { 1: 'yes' }, { email: addressOf(host, 'ada') }),
    { code: 'already_voted', status: 409 },
  ],
  [
    'no time picked',
    async ({ host, slug }) => refusedVote(host, slug, 'Eve', { 0: 'no', 1: 'no' }),
    { code: 'invalid_input', errors: [{ path: 'choices', reason: 'required' }] },
  ],
  [
    'no time picked any more',
    async ({ token }) => changed(token, { choices: { 0: 'no' } }),
    { code: 'invalid_input', errors: [{ path: 'choices', reason: 'required' }] },
  ],
  [
    'a time that is none',
    async ({ host, slug }) => refusedVote(host, slug, 'Eve', { 7: 'yes' }),
    { code: 'invalid_input', errors: [{ path: 'choices.7', reason: 'not_an_option' }] },
  ],
  [
    'the link of a vote whose end was changed',
    async ({ token }) => changed(`${token.slice(0, -2)}AA`, { choices: { 1: 'yes' } }),
    { code: 'vote_not_found', status: 404 },
  ],
  [
    'the id of a poll in place of a link',
    async ({ slug }) => changed(slug, { choices: { 1: 'yes' } }),
    { code: 'vote_not_found' },
  ],
  [
    'the poll of another host at this address',
    async ({ slug }) => refusedVote(await openAccount(app), slug, 'Eve', { 0: 'yes' }),
    { code: 'poll_not_found', status: 404 },
  ],
])('%s: a clear answer, and nothing is lost', async (_, ask, answer) => {
  const host = await openAccount(app)
  const { slug } = await addPoll(host)
  const { token } = await vote(host, slug, 'Ada', { 0: 'yes' })
  const before = await seen(host, slug)
  expect(await ask({ host, slug, token })).toMatchObject(answer)
  expect(await seen(host, slug)).toEqual(before)
})

test.each(['2027-03-02T18:00:00', '2027-03-02T18:00', '2027-03-02'])(
  'a time without a zone is refused with what would be accepted: %s',
  async (start) => {
    const host = await openAccount(app)
    const { id } = await addPoll(host)
    const message = 'Expected an instant such as 2026-12-01T14:00:00Z'
    const added = { options: { add: [{ start }] } }
    expect(await host.api.refusal('PATCH /polls/:id', { params: { id }, body: added })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'options.add[0].start', message }],
    })
    const locations = [{ kind: 'google_meet' }]
    const body = { name: 'Dinner', duration: 30, locations, timeZone: 'Europe/Berlin', options: [{ start }] }
    expect(await host.api.refusal('POST /polls', { body })).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'options[0].start', message }],
    })
  },
)

test.each<[string, (scene: Scene & { id: string }) => Promise<unknown>]>([
  ['the deadline is past', async () => app.clock.advance(60)],
  [
    'it is decided',
    async ({ host, id }) => host.api.call('POST /polls/:id/finish', { params: { id }, body: { option: 0 } }),
  ],
])('once %s nobody votes, changes or takes back a vote', async (_, end) => {
  const host = await openAccount(app)
  const deadline = new Date(app.clock.now() + 3_600_000).toISOString()
  const { id, slug } = await addPoll(host, { deadline })
  const { token } = await vote(host, slug, 'Ada', { 0: 'yes' })
  await end({ host, slug, token, id })
  const said = (await seen(host, slug)).voters
  expect((await refusedVote(host, slug, 'Eve', { 0: 'yes' })).code).toBe('poll_closed')
  expect((await changed(token, { choices: { 1: 'yes' } })).code).toBe('poll_closed')
  const refusal = await app.visitor.refusal('POST /polls/votes/withdraw', { body: { token } })
  expect(refusal.code).toBe('poll_closed')
  expect((await seen(host, slug)).voters).toEqual(said)
})

test('as many votes as a poll can have: the last one counts, one more is refused, and the page stays small', async () => {
  const host = await openAccount(app)
  const { id, slug } = await addPoll(host)
  const { pool } = app.context
  await pool.query(
    `insert into poll_votes (host_id, id, poll_id, name, email, email_key, time_zone, locale, choices, answers, voted_at, known_revision)
     select host_id, gen_random_uuid(), id, 'Voter ' || v, v || '@poll.test', v || '@poll.test', 'UTC', 'en', '{"0":"yes"}', '{}', $2, 1
     from polls, generate_series(1, $3::int) v where id = $1`,
    [id, new Date(app.clock.now()), limits.POLL_VOTES_MAX - 1],
  )
  await pool.query('update poll_options set yes = $2 where poll_id = $1 and id = 0', [
    id,
    limits.POLL_VOTES_MAX - 1,
  ])

  await vote(host, slug, 'Ada', { 0: 'yes' })
  expect(await refusedVote(host, slug, 'Eve', { 0: 'yes' })).toMatchObject({ code: 'poll_full' })
  const shown = await seen(host, slug)
  expect([shown.votes, shown.options[0]?.tally?.yes]).toEqual([limits.POLL_VOTES_MAX, limits.POLL_VOTES_MAX])
  expect(shown.voters).toHaveLength(limits.VOTES_SHOWN)
  const whole = await host.api.call('GET /polls/:id', { params: { id } })
  expect(whole.voters).toHaveLength(limits.VOTES_LISTED)
  // A vote does not block another host's poll.
  const other = await openAccount(app)
  const { slug: next } = await addPoll(other)
  await app.visitor.call('POST /polls/votes', {
    body: voteOf(other, next, 'Eve', { 0: 'yes' }),
    headers: someAddress(),
  })
})
