import { expect, test } from 'vitest'
import { atAgreement } from './jobs.ts'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { addPoll, addressOf, TIMES, votingIn } from '../../testing/polls.ts'

const app = await startTestApp()
const { vote, provedVote, refusedVote, seen, newsOf } = votingIn(app)

const NEW = '2027-03-05T10:00:00.000Z'
const heldTimes = async (hostId: string) => {
  const { rows } = await app.context.pool.query<{ starts_at: Date }>(
    'select starts_at from holds where host_id = $1 order by starts_at',
    [hostId],
  )
  return rows.map(({ starts_at }) => starts_at.toISOString())
}

test('options come and go, what was said of the others stays, and voters are told', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const { token } = await vote(host, poll.slug, 'Ada', { 0: 'yes', 1: 'if_need_be', 2: 'no' })
  const body = { options: { add: [{ start: NEW, capacity: 2 }], remove: [0] } }
  const changed = await host.api.call('PATCH /polls/:id', { params: poll, body })
  expect(
    changed.options.map(({ id, start, capacity, yes, ifNeedBe, no }) => [
      id,
      start,
      capacity,
      yes,
      ifNeedBe,
      no,
    ]),
  ).toEqual([
    [1, TIMES[1], null, 0, 1, 0],
    [2, TIMES[2], null, 0, 0, 1],
    [3, NEW, 2, 0, 0, 0],
  ])
  const own = await app.visitor.call('POST /polls/votes/open', { body: { token } })
  expect(own.choices).toEqual({ 1: 'if_need_be', 2: 'no' })
  expect(await newsOf(poll.id)).toEqual(['changed', 'voted'])
})

test('a number never means another time: who votes on what is gone is refused', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { remove: [2] } } })
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { add: [{ start: NEW }] } } })
  expect((await seen(host, poll.slug)).options.map(({ id }) => id)).toEqual([0, 1, 3])
  expect(await refusedVote(host, poll.slug, 'Ada', { 2: 'yes' })).toMatchObject({
    code: 'invalid_input',
    errors: [{ path: 'choices.2', reason: 'not_an_option' }],
  })
})

test('nobody is told where the host does not want it', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false, notifiesParticipants: false })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { remove: [1] } } })
  expect(await newsOf(poll.id)).toEqual(['voted'])
})

test.each([
  ['the last options', { options: { remove: [0, 1, 2] } }, 'options.remove'],
  ['an option that is none', { options: { remove: [7] } }, 'options.remove[0]'],
  ['a time that is there', { options: { add: [{ start: TIMES[1] }] } }, 'options.add'],
  ['a time that is past', { options: { add: [{ start: '2027-03-01T07:00:00Z' }] } }, 'options.add[0].start'],
  [
    'more than a poll can have',
    {
      options: {
        add: Array.from({ length: 98 }, (_, index) => ({
          start: new Date(Date.parse(NEW) + index * 3_600_000).toISOString(),
        })),
      },
    },
    'options.add',
  ],
  ['an end at a deadline without one', { ending: 'deadline' }, 'deadline'],
])('%s: refused, and nothing changes', async (_, body, path) => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const refusal = await host.api.refusal('PATCH /polls/:id', { params: { id: poll.id }, body })
  expect(refusal).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
  expect(await host.api.call('GET /polls/:id', { params: poll })).toEqual(poll)
})

test('held times follow the options, and are free again where holding ends', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { holdsTimes: true })
  const change = async (body: object) => {
    await host.api.call('PATCH /polls/:id', { params: poll, body })
    return heldTimes(host.me.userID)
  }
  expect(await heldTimes(host.me.userID)).toEqual(TIMES)
  expect(await change({ options: { add: [{ start: NEW }], remove: [0] } })).toEqual([TIMES[1], TIMES[2], NEW])
  expect(await change({ holdsTimes: false })).toEqual([])
})

test('people are asked later, are needed or not, and are taken out again; their votes stay', async () => {
  const host = await openAccount(app)
  const [ada, lin, kim] = ['ada', 'lin', 'kim'].map((name) => addressOf(host, name)) as [
    string,
    string,
    string,
  ]
  const poll = await addPoll(host, { people: [{ email: ada, isRequired: false }], notifiesHost: false })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const put = [
    { email: ada.toUpperCase(), isRequired: true },
    { email: lin, isRequired: false },
    { email: kim, isRequired: true },
  ]
  const more = await host.api.call('PATCH /polls/:id', { params: poll, body: { people: { put } } })
  expect(more.people.map(({ email, isRequired, hasVoted }) => [email, isRequired, hasVoted])).toEqual([
    [ada, true, true],
    [kim, true, false],
    [lin, false, false],
  ])
  expect(await newsOf(poll.id)).toEqual(['invited', 'invited', 'invited', 'voted'])
  const remove = more.people.flatMap(({ id, email }) => (email === lin ? [] : [id]))
  const fewer = await host.api.call('PATCH /polls/:id', { params: poll, body: { people: { remove } } })
  expect(fewer.people.map(({ email }) => email)).toEqual([lin])
  expect(fewer.voters.map(({ email }) => email)).toEqual([ada])
})

test('where nobody is missing any more it finishes itself', async () => {
  const host = await openAccount(app)
  const people = ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: true }))
  const poll = await addPoll(host, { people, ending: 'agreement' })
  await provedVote(host, poll.slug, 'Ada', { 1: 'yes' })
  const put = [{ email: addressOf(host, 'lin'), isRequired: false }]
  await host.api.call('PATCH /polls/:id', { params: poll, body: { people: { put } } })
  const { rows } = await app.context.pool.query<{ data: Parameters<typeof atAgreement>[1] }>(
    `select data from jobs.job where name = 'poll-agreements' and data ->> 'pollId' = $1`,
    [poll.id],
  )
  for (const { data } of rows) await atAgreement(app.context, data)
  const changed = await host.api.call('GET /polls/:id', { params: poll })
  expect(changed).toMatchObject({ state: 'finished', finalStart: TIMES[1] })
})

test('what is over cannot be changed', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  await host.api.call('POST /polls/:id/finish', { params: poll, body: { option: 0 } })
  const body = { options: { remove: [1] } }
  const refusal = await host.api.refusal('PATCH /polls/:id', { params: { id: poll.id }, body })
  expect(refusal.code).toBe('poll_closed')
})

test('an open page learns that options have changed', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  const { revision } = await seen(host, poll.slug)
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { remove: [1] } } })
  const answer = await app.visitor.call('GET /polls/at/:owner/:poll', {
    params: { owner: host.me.link, poll: poll.slug },
    query: { since: revision },
    headers: someAddress(),
  })
  expect(answer.poll?.options).toHaveLength(2)
})

test('its question changes under the same id, and what was answered stays', async () => {
  const host = await openAccount(app)
  const question = { id: 'q', type: 'text', label: 'Vegetarian?', required: false }
  const poll = await addPoll(host, { notifiesHost: false, questions: [question] })
  await vote(host, poll.slug, 'Ada', { 0: 'yes' }, { answers: { q: 'Yes' } })
  const change = (questions: object[]) =>
    host.api.call('PATCH /polls/:id', { params: poll, body: { questions } as never })
  const { voters } = await change([{ ...question, label: 'What do you not eat?' }])
  expect(voters[0]?.answers).toEqual([{ label: 'What do you not eat?', answer: 'Yes' }])
  expect((await seen(host, poll.slug)).questions).toMatchObject([{ label: 'What do you not eat?' }])
  expect((await change([])).voters[0]?.answers).toEqual([])
})
