import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, hostView, openAccount, someAddress } from '../../testing/hosts.ts'
import type { Choices } from '../../testing/polls.ts'
import { addPoll, addressOf, TIMES, voteOf, votingIn } from '../../testing/polls.ts'
import { manageToken } from '../bookings/links/manage-token.ts'
import { finishWithBest } from './finish.ts'
import { atMoment } from './jobs.ts'
import { cleanUpPolls } from './operations.ts'

const app = await startTestApp()
const HOUR = 60

const [EVENING, MORNING, LATER] = [0, 1, 2]

const { vote, provedVote, refusedVote, seen, newsOf } = votingIn(app)

test('people vote without an account, and everybody who has the link sees how it stands', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  expect(poll).toMatchObject({ state: 'open', slots: TIMES, votes: 0, ranking: [0, 1, 2] })
  await vote(host, poll.slug, 'Ada', { 0: 'yes', 1: 'if_need_be', 2: 'no' })
  await vote(host, poll.slug, 'Lin', { 0: 'yes', 2: 'yes' })
  const shown = await seen(host, poll.slug)
  expect(shown.options.map(({ tally }) => tally)).toEqual([
    { yes: 2, ifNeedBe: 0, no: 0 },
    { yes: 0, ifNeedBe: 1, no: 0 },
    { yes: 1, ifNeedBe: 0, no: 1 },
  ])
  expect(new Set(shown.voters.map(({ name }) => name))).toEqual(new Set(['Ada', 'Lin']))
  expect(JSON.stringify(shown)).not.toContain('@')
  expect((await host.api.call('GET /polls/:id', { params: poll })).ranking).toEqual([0, 2, 1])
})

test('the edit link changes and takes back a vote, and counts follow; a link of nobody does nothing', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const { token, editUrl } = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  expect(editUrl).toBe(`https://meet.example.test/poll/${token}`)
  const body = { token, choices: { 1: 'yes' as const, 0: 'no' as const } }
  for (let turn = 0; turn < 2; turn++) {
    const changed = await app.visitor.call('PUT /polls/votes', { body, headers: someAddress() })
    expect(changed.poll.options.map(({ tally }) => [tally?.yes, tally?.no])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ])
  }
  expect((await app.visitor.call('POST /polls/votes/open', { body: { token } })).choices).toEqual(
    body.choices,
  )
  const bytes = Buffer.from(token, 'base64url')
  for (const index of [0, 20, 40]) {
    const forged = Buffer.from(bytes)
    forged[index] = Number(forged[index]) ^ 1
    const sent = { token: forged.toString('base64url'), choices: body.choices }
    expect((await app.visitor.refusal('PUT /polls/votes', { body: sent })).code).toBe('vote_not_found')
  }
  await app.visitor.call('POST /polls/votes/withdraw', { body: { token } })
  expect((await app.visitor.refusal('POST /polls/votes/open', { body: { token } })).code).toBe(
    'vote_not_found',
  )
  expect((await seen(host, poll.slug)).options.every(({ tally }) => tally?.yes === 0)).toBe(true)
})

test('a second set of times from the same email is refused, and its owner gets the link again', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const again = await refusedVote(
    host,
    poll.slug,
    'Eve',
    { 1: 'yes' },
    {
      email: addressOf(host, 'ada').toUpperCase(),
    },
  )
  expect(again).toMatchObject({
    code: 'already_voted',
    title: expect.stringMatching(/^Someone already shared preferred times with this e-mail/) as string,
  })
  expect(JSON.stringify(again)).not.toContain('token')
  expect((await seen(host, poll.slug)).voters).toMatchObject([{ name: 'Ada', choices: { 0: 'yes' } }])
  expect(await newsOf(poll.id)).toEqual(['voted', 'voted_again'])
})

test('the same key gives the same vote, and another person under it is refused', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const body = voteOf(host, poll.slug, 'Ada', { 0: 'yes' })
  const answers = []
  for (let turn = 0; turn < 2; turn++)
    answers.push(
      await app.visitor.call('POST /polls/votes', { body, idempotencyKey: 'one', headers: someAddress() }),
    )
  expect(answers[1]?.token).toBe(answers[0]?.token)
  const other = { body: { ...body, name: 'Eve' }, idempotencyKey: 'one', headers: someAddress() }
  expect((await app.visitor.refusal('POST /polls/votes', other)).code).toBe('idempotency_key_reused')
})

test.each<[string, Choices, string]>([
  ['no time at all', {}, 'choices'],
  ['nothing but no', { 0: 'no' }, 'choices'],
  ['an option that there is not', { 0: 'yes', 7: 'yes' }, 'choices.7'],
])('%s is refused', async (_, choices, path) => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  expect(await refusedVote(host, poll.slug, 'Ada', choices)).toMatchObject({
    code: 'invalid_input',
    errors: [{ path }],
  })
})

test('a time that is past cannot be voted for any more, and stays what it was for who did', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const { token } = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  app.clock.advance(36 * HOUR)
  expect(await refusedVote(host, poll.slug, 'Lin', { 0: 'yes' })).toMatchObject({
    errors: [{ path: 'choices.0', reason: 'in_the_past' }],
  })
  const body = { token, choices: { 0: 'yes' as const, 1: 'yes' as const } }
  await app.visitor.call('PUT /polls/votes', { body, headers: someAddress() })
  app.clock.advance(-36 * HOUR)
})

test('required questions have to be answered, and the host sees the answers with their words', async () => {
  const host = await openAccount(app)
  const questions = [{ id: 'diet', type: 'text', label: 'What do you eat?', required: true }]
  const poll = await addPoll(host, { questions })
  expect(await refusedVote(host, poll.slug, 'Ada', { 0: 'yes' })).toMatchObject({
    errors: [{ path: 'answers.diet' }],
  })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' }, { answers: { diet: 'Everything' } })
  expect((await host.api.call('GET /polls/:id', { params: poll })).voters).toMatchObject([
    { name: 'Ada', answers: [{ label: 'What do you eat?', answer: 'Everything' }] },
  ])
  expect(JSON.stringify(await seen(host, poll.slug))).not.toContain('Everything')
})

test('hidden names and votes leave the server for nobody but the host', async () => {
  const host = await openAccount(app)
  const [names, votes, both] = [
    await addPoll(host, { hidesNames: true }),
    await addPoll(host, { hidesVotes: true }),
    await addPoll(host, { hidesNames: true, hidesVotes: true }),
  ]
  for (const { slug } of [names, votes, both]) {
    await vote(host, slug, 'Zanzibar', { 0: 'yes' })
    const body = { owner: host.me.link, poll: slug, name: 'Zanzibar', text: 'Hello' }
    await app.visitor.call('POST /polls/comments', { body, headers: someAddress() })
  }
  expect(JSON.stringify(await seen(host, names.slug))).not.toContain('Zanzibar')
  const withoutVotes = await seen(host, votes.slug)
  expect(withoutVotes.voters).toEqual([
    { name: 'Zanzibar', choices: null, isProved: false, borrowsName: false },
  ])
  expect(withoutVotes.options.every(({ tally }) => tally === null)).toBe(true)
  expect(await seen(host, both.slug)).toMatchObject({ voters: [], votes: null })
  expect((await host.api.call('GET /polls/:id', { params: both })).voters).toHaveLength(1)
})

test('of many who want the last place at once one gets it', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { options: [{ start: TIMES[0], capacity: 1 }, { start: TIMES[1] }] })
  const answers = await Promise.all(
    ['Ada', 'Lin', 'Kim', 'Noa'].map((name) =>
      app.visitor.try('POST /polls/votes', {
        body: voteOf(host, poll.slug, name, { 0: 'yes' }),
        headers: someAddress(),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'option_full',
    errors: [{ path: 'choices.0', reason: 'full' }],
  })
  expect((await seen(host, poll.slug)).options[0]).toMatchObject({ isFull: true, tally: { yes: 1 } })
})

test('it ends as an ordinary booking, with all who can come, and no hold is left', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { window: { kind: 'indefinite' } })
  const poll = await addPoll(host, {
    holdsTimes: true,
    people: [{ email: addressOf(host, 'Lin'), isRequired: true }],
  })
  await vote(host, poll.slug, 'Ada', { [MORNING]: 'yes' })
  await vote(host, poll.slug, 'Lin', { [MORNING]: 'if_need_be' })
  await vote(host, poll.slug, 'Kim', { [LATER]: 'yes', [MORNING]: 'no' })
  const body = { owner: host.me.link, event: event.slug, start: TIMES[LATER] ?? '', timeZone: 'UTC' }
  const invitee = { name: 'Eve', email: 'eve@example.test' }
  const taken = await app.visitor.refusal('POST /bookings', { body: { ...body, invitee } })
  expect(taken.code).toBe('slot_taken')

  const request = { params: poll, body: { option: MORNING } }
  const finished = await host.api.call('POST /polls/:id/finish', request)
  expect(finished).toMatchObject({ state: 'finished', finalStart: TIMES[MORNING] })
  expect((await host.api.call('POST /polls/:id/finish', request)).bookingId).toBe(finished.bookingId)
  const booking = await hostView(host, String(finished.bookingId))
  expect(booking).toMatchObject({
    eventName: 'Reading circle',
    start: TIMES[MORNING],
    duration: 60,
    invitee: { name: 'Lin' },
    guests: [addressOf(host, 'Ada')],
    eventTypeId: null,
  })
  expect((await host.api.call('GET /polls')).polls).toEqual([])
  expect((await refusedVote(host, poll.slug, 'Noa', { 0: 'yes' })).code).toBe('poll_closed')
  await app.visitor.call('POST /bookings', { body: { ...body, invitee } })

  const params = { id: booking.id }
  const moved = await host.api.call('POST /bookings/:id/reschedule', {
    params,
    body: { start: '2027-03-05T10:00:00Z' },
  })
  expect(moved).toMatchObject({ start: '2027-03-05T10:00:00.000Z', duration: 60 })
  expect(await host.api.call('POST /bookings/:id/cancel', { params, body: {} })).toMatchObject({
    status: 'canceled',
  })
})

test('who votes learns nobody’s address by the meeting', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  await vote(host, poll.slug, 'Lin', { 0: 'yes' })
  const { bookingId } = await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
  const token = manageToken(app.context, host.me.userID, String(bookingId))
  const managed = await app.as(`Manage ${token}`).call('GET /manage')
  expect(managed.guests).toEqual([])
})

test('a final time that has been lost is refused with the next best that are free', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await vote(host, poll.slug, 'Ada', { 0: 'yes', 1: 'yes', 2: 'yes' })
  await vote(host, poll.slug, 'Lin', { 1: 'yes', 2: 'yes' })
  await book(app, host, await addEvent(host), String(TIMES[MORNING]))
  const request = { params: { id: poll.id }, body: { option: MORNING } }
  expect(await host.api.refusal('POST /polls/:id/finish', request)).toMatchObject({
    code: 'slot_taken',
    nearest: [TIMES[LATER], TIMES[EVENING]],
  })
  const missing = { params: { id: poll.id }, body: { option: 9 } }
  expect((await host.api.refusal('POST /polls/:id/finish', missing)).code).toBe('invalid_input')
})

test('nobody can come: it does not end there', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const request = { params: { id: poll.id }, body: { option: 0 } }
  expect((await host.api.refusal('POST /polls/:id/finish', request)).code).toBe('poll_without_votes')
})

test('it finishes itself once all who have to be there share a yes, with the best free option', async () => {
  const host = await openAccount(app)
  const people = ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: true }))
  const poll = await addPoll(host, { ending: 'agreement', people })
  await book(app, host, await addEvent(host), String(TIMES[MORNING]))
  await provedVote(host, poll.slug, 'Ada', { 0: 'no', 1: 'yes', 2: 'yes' })
  await provedVote(host, poll.slug, 'Kim', { 0: 'yes', 1: 'yes' })
  expect((await seen(host, poll.slug)).state).toBe('open')
  await provedVote(host, poll.slug, 'Lin', { 1: 'yes', 2: 'yes' })
  expect(await seen(host, poll.slug)).toMatchObject({ state: 'finished', finalStart: TIMES[LATER] })
})

test('its deadline really closes, and the best option wins where it ends so', async () => {
  const host = await openAccount(app)
  const deadline = '2027-03-01T12:00:00.000Z'
  const poll = await addPoll(host, { ending: 'deadline', deadline })
  const { token } = await provedVote(host, poll.slug, 'Ada', { 1: 'yes', 2: 'yes' })
  await provedVote(host, poll.slug, 'Lin', { 2: 'yes' })
  const ids = { hostId: host.me.userID, pollId: poll.id, deadline }
  app.clock.advance(4 * HOUR)
  expect((await refusedVote(host, poll.slug, 'Kim', { 0: 'yes' })).code).toBe('poll_closed')
  const body = { token, choices: { 0: 'yes' as const } }
  expect((await app.visitor.refusal('PUT /polls/votes', { body })).code).toBe('poll_closed')
  expect((await seen(host, poll.slug)).state).toBe('closed')
  await atMoment(app.context, { ...ids, what: 'close', deadline: '2027-03-01T11:00:00.000Z' })
  expect((await seen(host, poll.slug)).state).toBe('closed')
  await atMoment(app.context, { ...ids, what: 'close' })
  await atMoment(app.context, { ...ids, what: 'close' })
  expect(await seen(host, poll.slug)).toMatchObject({ state: 'finished', finalStart: TIMES[LATER] })
  app.clock.advance(-4 * HOUR)
})

test('a longer meeting removes what was voted, and voters are told where that is wanted', async () => {
  const host = await openAccount(app)
  const [told, quiet] = [
    await addPoll(host, { notifiesHost: false }),
    await addPoll(host, { notifiesHost: false, notifiesParticipants: false }),
  ]
  for (const poll of [told, quiet]) {
    const { token } = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
    await host.api.call('PATCH /polls/:id', { params: poll, body: { duration: 30 } })
    expect((await seen(host, poll.slug)).options[0]?.tally?.yes).toBe(1)
    await host.api.call('PATCH /polls/:id', { params: poll, body: { duration: 90 } })
    expect((await seen(host, poll.slug)).options[0]?.tally?.yes).toBe(0)
    const body = { token, choices: { 0: 'yes' as const } }
    await app.visitor.call('PUT /polls/votes', { body, headers: someAddress() })
    expect((await seen(host, poll.slug)).options[0]?.tally?.yes).toBe(1)
  }
  expect(await newsOf(told.id)).toEqual(['removed', 'voted'])
  expect(await newsOf(quiet.id)).toEqual(['voted'])
})

test('those invited who have not voted are reminded, each at most once a day', async () => {
  const host = await openAccount(app)
  const people = ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: false }))
  const poll = await addPoll(host, { people, notifiesHost: false })
  await provedVote(host, poll.slug, 'Ada', { 0: 'yes' })
  const remind = () => host.api.call('POST /polls/:id/remind', { params: poll })
  expect([await remind(), await remind()]).toEqual([{ reminded: 1 }, { reminded: 0 }])
  expect(await newsOf(poll.id)).toEqual(['invited', 'invited', 'reminder', 'voted'])
})

test('nothing new is answered with the revision alone', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const { revision } = await seen(host, poll.slug)
  const asked = { params: { owner: host.me.link, poll: poll.slug }, query: { since: revision } }
  expect(await app.visitor.call('GET /polls/at/:owner/:poll', asked)).toEqual({ revision, poll: null })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  expect((await app.visitor.call('GET /polls/at/:owner/:poll', asked)).poll?.votes).toBe(1)
})

test('days are dates in the zone of the poll, and the meeting is the whole day there', async () => {
  const host = await openAccount(app)
  const options = [{ start: '2027-03-09T23:00:00Z' }]
  const poll = await addPoll(host, { isAllDay: true, options })
  expect(poll.options[0]).toMatchObject({ date: '2027-03-10' })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const { bookingId } = await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
  expect(await hostView(host, String(bookingId))).toMatchObject({ duration: 1_440 })
})

test('deleted it is gone with everything that was said; all past it is no pending any more', async () => {
  const host = await openAccount(app)
  const [deleted, past] = [await addPoll(host), await addPoll(host)]
  const { token } = await vote(host, deleted.slug, 'Ada', { 0: 'yes' })
  await host.api.call('DELETE /polls/:id', { params: deleted })
  expect((await host.api.refusal('DELETE /polls/:id', { params: { id: deleted.id } })).code).toBe(
    'poll_not_found',
  )
  expect((await app.visitor.refusal('POST /polls/votes/open', { body: { token } })).code).toBe(
    'vote_not_found',
  )
  expect((await host.api.call('GET /polls')).polls.map(({ id }) => id)).toEqual([past.id])
  app.clock.advance(75 * HOUR)
  expect((await seen(host, past.slug)).state).toBe('expired')
  app.clock.advance(100 * 24 * HOUR)
  await cleanUpPolls(app.context)
  const { rows } = await app.context.pool.query('select 1 from polls where host_id = $1', [host.me.userID])
  expect(rows).toEqual([])
  app.clock.advance(-75 * HOUR - 100 * 24 * HOUR)
})

test.each([
  ['a web address in its name', { name: 'You won! evil.example/prize' }, 'name'],
  ['no option', { options: [] }, 'options'],
  ['an option that is past', { options: [{ start: '2027-03-01T07:00:00Z' }] }, 'options[0].start'],
  ['an option twice', { options: [{ start: TIMES[0] }, { start: TIMES[0] }] }, 'options[1].start'],
  ['a deadline that is past', { deadline: '2027-03-01T07:00:00Z' }, 'deadline'],
  ['an end at a deadline without one', { ending: 'deadline' }, 'deadline'],
])('%s is refused', async (_, change, path) => {
  const host = await openAccount(app)
  const body = {
    name: 'X',
    duration: 30,
    locations: [{ kind: 'zoom' }],
    timeZone: 'UTC',
    options: [{ start: TIMES[0] }],
    ...change,
  }
  expect(await host.api.refusal('POST /polls', { body })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path }],
  })
})

test('markup stays text, and an address in a name is refused', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await vote(host, poll.slug, '<img src=x onerror=alert(1)>', { 0: 'yes' }, { email: addressOf(host, 'a') })
  expect((await seen(host, poll.slug)).voters[0]?.name).toBe('<img src=x onerror=alert(1)>')
  const spam = await refusedVote(
    host,
    poll.slug,
    'See evil.example/x',
    { 0: 'yes' },
    { email: addressOf(host, 'b') },
  )
  expect(spam).toMatchObject({ code: 'invalid_input', errors: [{ path: 'name' }] })
})

test('a poll that nobody agreed on at its deadline stays closed for its host to finish', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { ending: 'deadline', deadline: '2027-03-01T12:00:00Z' })
  const [row] = await app.context.db.selectFrom('polls').selectAll().where('id', '=', poll.id).execute()
  if (row) await finishWithBest(app.context, row)
  expect((await seen(host, poll.slug)).state).toBe('open')
})

test('what a host does with polls is in their log', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  await host.api.call('PATCH /polls/:id', { params: { id: poll.id }, body: { name: 'Walking circle' } })
  await host.api.call('POST /polls/:id/finish', { params: { id: poll.id }, body: { option: 0 } })
  const other = await addPoll(host)
  await host.api.call('DELETE /polls/:id', { params: { id: other.id } })
  const { activity } = await host.api.call('GET /account-activity')
  const ofPolls = activity.filter(({ kind }) => kind.startsWith('poll_'))
  expect(new Set(ofPolls.map(({ kind }) => kind))).toEqual(
    new Set(['poll_added', 'poll_changed', 'poll_finished', 'poll_deleted']),
  )
})
