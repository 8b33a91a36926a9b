import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'
import { makeExport } from './jobs.ts'

// Searches an export for data of others, and for secrets that open something.

const app = await startTestApp()

async function exported(host: TestHost): Promise<string> {
  const { id } = await host.api.call('POST /export')
  await makeExport(app.context, { hostId: host.me.userID, exportId: id })
  const response = await fetch(`${app.url}/api/v1/export/${id}/file`, {
    headers: { authorization: `Bearer ${host.token}` },
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.values(files)
    .map((content) => strFromU8(content))
    .join('\n')
}

const invitee = (name: string) => ({ invitee: { name, email: 'shared@example.test' } })

const pollOf = (host: TestHost, name: string) =>
  host.api.call('POST /polls', {
    body: {
      name,
      duration: 30,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'UTC',
      options: [{ start: '2027-03-04T19:00:00Z' }],
    },
  })
const voteIn = (host: TestHost, poll: string, name: string) =>
  app.visitor.call('POST /polls/votes', {
    body: {
      owner: host.me.link,
      poll,
      name,
      email: 'shared@example.test',
      timeZone: 'UTC',
      choices: { '0': 'yes' },
    },
    headers: someAddress(),
  })

test('of somebody who meets two hosts each takes along what they were told, and nothing of the other', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z', invitee('Known Here'))
  const theirs = await addEvent(other, { name: 'Quixote talk' })
  await book(app, other, theirs, '2027-03-02T11:00:00Z', invitee('Zanzibar'))
  const [poll, theirPoll] = [await pollOf(host, 'Here'), await pollOf(other, 'Wolpertinger')]
  await voteIn(host, poll.slug, 'Voter Here')
  await voteIn(other, theirPoll.slug, 'Xylophone')
  const text = await exported(host)
  for (const own of ['Known Here', 'shared@example.test', 'Voter Here']) expect(text).toContain(own)
  const { userID, userEmail, userName, link } = other.me
  for (const foreign of [
    'Quixote',
    'Zanzibar',
    'Wolpertinger',
    'Xylophone',
    userID,
    userEmail,
    userName,
    link,
  ])
    expect(text).not.toContain(foreign)
})

test('whoever came by a host’s link, or brought them, is not named', async () => {
  const brings = await openAccount(app)
  const host = await openAccount(app, { via: brings.me.link })
  const came = await openAccount(app, { via: host.me.link })
  const text = await exported(host)
  for (const { me } of [brings, came])
    for (const name of [me.userID, me.userEmail, me.userName, me.link]) expect(text).not.toContain(name)
})

test('nothing that opens anything is in it', async () => {
  const host = await openAccount(app)
  const { manageToken } = await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z')
  const { secret } = await host.api.call('POST /users/two-factor', { body: { current: PASSWORD } })
  const webhook = await host.api.call('POST /webhooks', {
    body: { url: 'https://hook.example/', events: ['invitee.created'] },
  })
  const poll = await pollOf(host, 'Here')
  const vote = await voteIn(host, poll.slug, 'Voter Here')
  const text = await exported(host)
  const { rows } = await app.context.pool.query<{ hash: string }>(
    'select password_hash as hash from credentials where account_id = $1',
    [host.accountId],
  )
  const secrets = [host.token, host.deviceToken, manageToken, secret, webhook.secret, rows[0]?.hash]
  const tokens = Object.entries(vote).flatMap(([name, value]) => (/token/i.test(name) ? [value] : []))
  for (const opens of [...secrets, ...tokens].map((one) => JSON.stringify(one))) {
    expect(opens.length).toBeGreaterThan(12)
    expect(text).not.toContain(opens.slice(1, -1))
  }
})
