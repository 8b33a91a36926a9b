import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, someAddress } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'
import { addPoll, addressOf, TIMES, votingIn } from '../../testing/polls.ts'
import { openMailApp } from '../notifications/testing/mail-app.ts'
import { atMoment } from './jobs.ts'

const app = await startTestApp()
const { tellPoll, mailsTo } = await openMailApp(app)
const { vote, provedVote, refusedVote, seen, newsOf, mailedToken } = votingIn(app)

const HOUR = 60
const CHOICES = { 1: 'yes' } as const

const open = (token: string) => app.visitor.call('POST /polls/votes/open', { body: { token } })
const change = (token: string, choices: Record<string, 'yes' | 'no'> = CHOICES) =>
  app.visitor.call('PUT /polls/votes', { body: { token, choices }, headers: someAddress() })
const refusedChange = async (token: string) => {
  const body = { token, choices: CHOICES }
  return (await app.visitor.refusal('PUT /polls/votes', { body, headers: someAddress() })).code
}
const linkIn = (text: string | null = '') => /\/poll\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''

test('the browser that votes first changes the vote until the mailed link is used, and no longer', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const { token } = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  expect(await change(token)).toMatchObject({ isProved: false, isByMail: false, token })
  await tellPoll(poll.id)
  const mailed = linkIn((await mailsTo(addressOf(host, 'ada')))[0]?.text)
  expect(mailed).not.toBe(token)
  // Scanners of mails look at the page, too: that ends and confirms nothing.
  expect((await openPage(app.url, `/poll/${mailed}`)).data).toMatchObject({
    own: { choices: CHOICES, isProved: false, isByMail: true },
  })
  expect(await change(token)).toMatchObject({ isProved: false, isByMail: false })
  await open(mailed)
  expect(await refusedChange(token)).toBe('vote_not_found')
  expect((await app.visitor.refusal('POST /polls/votes/withdraw', { body: { token } })).code).toBe(
    'vote_not_found',
  )
  expect((await openPage(app.url, `/poll/${token}`)).data.kind).toBe('link_expired')
  expect(await change(mailed)).toMatchObject({ isProved: true, isByMail: true, token: mailed })
})

test('whoever opens the mailed link takes the place of who voted in their name', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const eve = await vote(host, poll.slug, 'Eve', { 0: 'yes' }, { email: addressOf(host, 'ada') })
  expect((await seen(host, poll.slug)).voters).toMatchObject([{ name: 'Eve', isProved: false }])
  expect((await refusedVote(host, poll.slug, 'Ada', { 1: 'yes' })).code).toBe('already_voted')
  await tellPoll(poll.id)
  const [first, again] = await mailsTo(addressOf(host, 'ada'))
  expect(first?.text).toContain('If it was you, confirm your vote.')
  expect(again?.text).toContain('Someone already shared preferred times')
  expect(again?.text).not.toMatch(/\bEve\b/)

  const path = `/poll/${linkIn(again?.text)}`
  const sent = await sendForm(app.url, path, { action: 'vote', name: 'Ada', choice_1: 'yes' })
  expect(sent.location).toBe(`${path}?view=proved`)
  expect((await seen(host, poll.slug)).voters).toMatchObject([
    { name: 'Ada', choices: CHOICES, isProved: true },
  ])
  expect(await refusedChange(eve.token)).toBe('vote_not_found')
})

test('links of later mails work beside each other; one that was asked for again ends them once it is opened', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { notifiesHost: false })
  const { token } = await provedVote(host, poll.slug, 'Ada', { 0: 'yes' })
  await host.api.call('PATCH /polls/:id', { params: poll, body: { options: { remove: [2] } } })
  await refusedVote(host, poll.slug, 'Eve', { 0: 'yes' }, { email: addressOf(host, 'ada') })
  await tellPoll(poll.id)
  const links = (await mailsTo(addressOf(host, 'ada'))).map(({ text }) => linkIn(text))
  expect(links).toEqual([token, token, mailedToken(token, 2)])
  expect((await open(token)).choices).toEqual({ 0: 'yes' })
  // Somebody who opens the newest link asked for it because others may have the earlier ones.
  await open(links[2] ?? '')
  expect(await refusedChange(token)).toBe('vote_not_found')
})

test('once proved, the name and the mark stay, and the host sees which votes nobody has proved', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, {
    people: ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: true })),
  })
  const { token } = await provedVote(host, poll.slug, 'Ada', { 0: 'yes' })
  await vote(host, poll.slug, 'Lin', { 0: 'yes' })
  const body = { token, choices: CHOICES, name: 'Somebody' }
  expect((await app.visitor.call('PUT /polls/votes', { body, headers: someAddress() })).name).toBe('Ada')
  const whole = await host.api.call('GET /polls/:id', { params: poll })
  expect(Object.fromEntries(whole.voters.map(({ name, isProved }) => [name, isProved]))).toEqual({
    Ada: true,
    Lin: false,
  })
  expect(whole.people.map(({ hasVoted, isProved }) => [hasVoted, isProved])).toEqual([
    [true, true],
    [true, false],
  ])
  expect(whole.options.map(({ requiredMissing }) => requiredMissing)).toEqual([2, 1, 2])
})

test('who has to be there agrees by what they proved alone', async () => {
  const host = await openAccount(app)
  const people = ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: true }))
  const poll = await addPoll(host, { ending: 'agreement', people })
  await provedVote(host, poll.slug, 'Ada', CHOICES)
  const faked = await vote(host, poll.slug, 'Lin', CHOICES)
  await change(faked.token)
  expect((await seen(host, poll.slug)).state).toBe('open')
  // Opening is not agreeing.
  await open(mailedToken(faked.token))
  expect((await seen(host, poll.slug)).state).toBe('open')
  await change(mailedToken(faked.token))
  expect((await seen(host, poll.slug)).state).toBe('finished')
})

test('at the deadline votes that nobody has proved outvote nobody', async () => {
  const host = await openAccount(app)
  const deadline = '2027-03-01T12:00:00.000Z'
  const [poll, unproved] = [
    await addPoll(host, { ending: 'deadline', deadline }),
    await addPoll(host, { ending: 'deadline', deadline }),
  ]
  for (const name of ['Eve', 'Mallory', 'Trudy']) {
    await vote(host, poll.slug, name, { 0: 'yes' })
    await vote(host, unproved.slug, name, { 0: 'yes' })
  }
  await provedVote(host, poll.slug, 'Ada', CHOICES)
  app.clock.advance(4 * HOUR)
  for (const { id } of [poll, unproved])
    await atMoment(app.context, { hostId: host.me.userID, pollId: id, deadline, what: 'close' })
  expect(await seen(host, poll.slug)).toMatchObject({ state: 'finished', finalStart: TIMES[1] })
  expect((await seen(host, unproved.slug)).state).toBe('closed')
  app.clock.advance(-4 * HOUR)
})

test('a required person in whose name somebody voted is reminded, with the link to confirm or change it', async () => {
  const host = await openAccount(app)
  const people = [{ email: addressOf(host, 'ada'), isRequired: true }]
  const poll = await addPoll(host, { notifiesHost: false, people })
  await vote(host, poll.slug, 'Eve', { 0: 'yes' }, { email: addressOf(host, 'ada') })
  expect(await host.api.call('POST /polls/:id/remind', { params: poll })).toEqual({ reminded: 1 })
  await tellPoll(poll.id)
  const reminder = (await mailsTo(addressOf(host, 'ada'))).at(-1)
  expect(reminder?.text).toContain('isn’t confirmed yet')
  expect((await open(linkIn(reminder?.text))).isByMail).toBe(true)
  await change(linkIn(reminder?.text))
  app.clock.advance(24 * HOUR)
  expect(await host.api.call('POST /polls/:id/remind', { params: poll })).toEqual({ reminded: 0 })
  app.clock.advance(-24 * HOUR)
})

test('where names are hidden, who votes second learns nothing, and its owner is told by mail', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host, { hidesNames: true, notifiesHost: false })
  const before = await seen(host, poll.slug)
  const body = { owner: host.me.link, poll: poll.slug, timeZone: 'UTC', choices: { 0: 'yes' as const } }
  const ada = { ...body, name: 'Ada', email: addressOf(host, 'ada') }
  const answers: { status: number; body: unknown }[] = []
  for (const key of ['one', 'two', 'two'])
    answers.push(
      await app.visitor.try('POST /polls/votes', { body: ada, idempotencyKey: key, headers: someAddress() }),
    )
  expect(answers[0]).toMatchObject({
    status: 201,
    body: { token: null, editUrl: null, choices: { 0: 'yes' } },
  })
  expect(answers.slice(1).map(({ status, body: said }) => [status, said])).toEqual(
    Array.from({ length: 2 }, () => [201, answers[0]?.body]),
  )
  expect(await seen(host, poll.slug)).toEqual(before)
  for (const wrong of [{ choices: { 7: 'yes' as const } }, { choices: { 0: 'no' as const } }])
    expect(
      await app.visitor.refusal('POST /polls/votes', { body: { ...ada, ...wrong }, headers: someAddress() }),
    ).toMatchObject({ code: 'invalid_input' })
  const address = `/${host.me.link}/${poll.slug}`
  const form = { action: 'vote', choice_0: 'yes' }
  for (const name of ['Ada', 'Bo']) {
    const email = addressOf(host, name)
    expect((await sendForm(app.url, address, { ...form, name, email })).location).toBe(`${address}?view=sent`)
  }
  expect((await newsOf(poll.id)).filter((kind) => kind === 'voted')).toHaveLength(2)
  await tellPoll(poll.id)
  const [first, ...others] = await mailsTo(addressOf(host, 'ada'))
  expect(first?.text).not.toContain('Someone already shared')
  for (const { text } of others) expect(text).toContain('Someone already shared preferred times')

  await change(linkIn(first?.text), { 0: 'yes' })
  expect(await seen(host, poll.slug)).toMatchObject({ votes: 1, voters: [{ name: null, isProved: true }] })
})

test('the revision grows with what can be seen, and with nothing else', async () => {
  const host = await openAccount(app)
  const grownBy = async (slug: string, act: () => Promise<unknown>) => {
    const { revision } = await seen(host, slug)
    await act()
    return (await seen(host, slug)).revision - revision
  }
  const grown = async (hiding: object) => {
    const { slug } = await addPoll(host, hiding)
    const secret = { token: '' }
    return [
      await grownBy(slug, async () => (secret.token = (await vote(host, slug, 'Ada', { 0: 'yes' })).token)),
      await grownBy(slug, async () => secret.token && change(secret.token)),
      await grownBy(slug, async () => secret.token && change(mailedToken(secret.token))),
      await grownBy(slug, async () => secret.token && change(mailedToken(secret.token), { 0: 'yes' })),
    ]
  }
  expect(await grown({})).toEqual([1, 1, 1, 1])
  expect(await grown({ hidesVotes: true })).toEqual([1, 0, 1, 0])
  expect(await grown({ hidesNames: true, hidesVotes: true })).toEqual([0, 0, 0, 0])
})

test('the last place that is taken is news also where votes are hidden', async () => {
  const host = await openAccount(app)
  const options = [{ start: TIMES[0], capacity: 1 }, { start: TIMES[1] }]
  const { slug } = await addPoll(host, { hidesVotes: true, options })
  const { token } = await vote(host, slug, 'Ada', { 1: 'yes' })
  const { revision } = await seen(host, slug)
  await change(token, { 0: 'yes' })
  const full = await seen(host, slug)
  expect([full.revision, full.options[0]?.isFull]).toEqual([revision + 1, true])
  await change(token, { 1: 'yes' })
  expect((await seen(host, slug)).options[0]?.isFull).toBe(false)
})

const invitationIn = (text: string | null = '') => /invitation=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

test('who votes by the mail that asked them has proved it, and takes the place of who voted in their name', async () => {
  const host = await openAccount(app)
  const people = ['ada', 'lin'].map((name) => ({ email: addressOf(host, name), isRequired: true }))
  const poll = await addPoll(host, { ending: 'agreement', notifiesHost: false, people })
  await tellPoll(poll.id)
  const [ada = '', lin = ''] = await Promise.all(
    ['ada', 'lin'].map(async (name) => invitationIn((await mailsTo(addressOf(host, name)))[0]?.text)),
  )
  const faked = await vote(host, poll.slug, 'Eve', { 0: 'yes' }, { email: addressOf(host, 'ada') })
  // An invitation that was passed on proves nothing for another address.
  expect(await vote(host, poll.slug, 'Kim', CHOICES, { invitation: lin })).toMatchObject({ isProved: false })
  const own = await vote(host, poll.slug, 'Ada', CHOICES, { invitation: ada })
  expect(own).toMatchObject({ isProved: true, isByMail: true })
  expect(await refusedChange(faked.token)).toBe('vote_not_found')
  expect(await refusedVote(host, poll.slug, 'Ada', { 0: 'yes' }, { invitation: ada })).toMatchObject({
    code: 'already_voted',
  })
  const address = `/${host.me.link}/${poll.slug}?invitation=${lin}`
  const form = { action: 'vote', name: 'Lin', email: addressOf(host, 'lin'), choice_1: 'yes' }
  const sent = await sendForm(app.url, address, form)
  expect(sent.location).toMatch(/^\/poll\/[\w-]+\?view=voted$/)
  expect(await seen(host, poll.slug)).toMatchObject({ state: 'finished', finalStart: TIMES[1], votes: 3 })
})

test('who proves their address and uses the name of the host is marked, on the page, to the host and in the mail', async () => {
  const host = await openAccount(app, { name: 'Robin Vale' })
  const poll = await addPoll(host)
  const own = { email: host.me.userEmail }
  await provedVote(host, poll.slug, 'RОBIN vale', CHOICES, { email: addressOf(host, 'eve') })
  await provedVote(host, poll.slug, 'Ada', CHOICES)
  await provedVote(host, poll.slug, 'Robin Vale', CHOICES, own)
  const marks = {
    [host.me.userEmail]: false,
    [addressOf(host, 'ada')]: false,
    [addressOf(host, 'eve')]: true,
  }
  const { voters } = await host.api.call('GET /polls/:id', { params: poll })
  expect(Object.fromEntries(voters.map(({ email, borrowsName }) => [email, borrowsName]))).toEqual(marks)
  const { voters: shown } = await seen(host, poll.slug)
  expect(shown.map(({ name, isProved, borrowsName }) => [name, isProved, borrowsName])).toEqual(
    voters.map(({ name, email }) => [name, true, marks[email]]),
  )
  await tellPoll(poll.id)
  const subjects = (await mailsTo(host.me.userEmail)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.includes('(not you)'))).toEqual([
    expect.stringContaining('New vote: RОBIN vale (not you)'),
  ])

  await host.api.call('PATCH /polls/:id', { params: poll, body: { hidesNames: true } })
  expect((await seen(host, poll.slug)).voters.map(({ borrowsName }) => borrowsName)).toEqual([
    false,
    false,
    false,
  ])
})
