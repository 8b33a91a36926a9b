import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount } from '../../testing/hosts.ts'
import { addPoll, addressOf, votingIn } from '../../testing/polls.ts'

const app = await startTestApp()
const { vote, seen, newsOf, mailedToken } = votingIn(app)

async function withRemovedVotes() {
  const host = await openAccount(app)
  const people = [{ email: addressOf(host, 'ada'), isRequired: true }]
  const poll = await addPoll(host, { notifiesHost: false, people })
  const own = await vote(host, poll.slug, 'Ada', { 0: 'yes' })
  const longer = await host.api.call('PATCH /polls/:id', { params: poll, body: { duration: 90 } })
  return { host, poll, own, longer }
}

test('after a longer duration nobody has voted, and a reminder reaches who has to vote again', async () => {
  const { host, poll, longer } = await withRemovedVotes()
  expect(longer).toMatchObject({ votes: 0, voters: [], people: [{ hasVoted: false }] })
  expect(await seen(host, poll.slug)).toMatchObject({ votes: 0, voters: [] })
  expect(await host.api.call('POST /polls/:id/remind', { params: poll })).toEqual({ reminded: 1 })
  expect(await newsOf(poll.id)).toEqual(['invited', 'reminder', 'removed', 'voted'])
})

test('they vote again by their own link', async () => {
  const { host, poll, own } = await withRemovedVotes()
  const body = { token: mailedToken(own.token), choices: { 1: 'yes' } as const }
  await app.visitor.call('PUT /polls/votes', { body })
  expect(await seen(host, poll.slug)).toMatchObject({ votes: 1, voters: [{ name: 'Ada' }] })
  expect(await host.api.call('POST /polls/:id/remind', { params: poll })).toEqual({ reminded: 0 })
})

test('they vote again without it, as if it was the first time', async () => {
  const { host, poll, own } = await withRemovedVotes()
  const again = await vote(host, poll.slug, 'Ada', { 2: 'if_need_be' })
  expect(again.token).not.toBe(own.token)
  expect(await seen(host, poll.slug)).toMatchObject({ votes: 1 })
  const refused = await app.visitor.refusal('POST /polls/votes/open', { body: { token: own.token } })
  expect(refused.code).toBe('vote_not_found')
})
