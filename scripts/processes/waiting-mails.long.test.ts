import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { emptyTestDatabase } from '../../packages/server/src/database/test-database.ts'
import { startCatcher } from '../../packages/server/src/mail/catcher.ts'
import { startProduct } from '../product.ts'
import { withDatabase } from './database-facts.ts'
import { bookingBody, openBusyHost } from './hosts.ts'
import { openCaller } from './load-client.ts'

// Without a mail server, no mail is lost: mails wait, the operator is told, and they are sent later.

const OPERATOR_PASSWORD = 'for a product under test'
const database = await emptyTestDatabase()
const received: string[] = []
const catcher = await startCatcher(async ({ recipients, raw }) => {
  // Failure messages leave out what the links look like.
  received.push(...recipients.map((to) => `${to} ${/^subject: (\w+)/im.exec(raw.toString())?.[1]}`))
})
afterAll(async () => {
  await catcher.close()
  await database.drop()
})

const shared = { DATABASE_URL: database.url, PUBLIC_URL: 'https://meet.example.test', OPERATOR_PASSWORD }
const DAY = 86_400_000
const TOMORROW = (Math.floor(Date.now() / DAY) + 2) * DAY

async function ask<T extends object>(sql: string): Promise<T[]> {
  return withDatabase(database.url, async (client) => (await client.query<T>(sql)).rows)
}

async function stateOf(origin: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`x:${OPERATOR_PASSWORD}`).toString('base64')}`
  const answer = await fetch(`${origin}/admin`, { headers: { authorization } })
  return (await answer.text()).replaceAll(/<style>[^]*<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const to = (address: string) => received.filter((mail) => mail.startsWith(address))

const WAITING = `select name from jobs.job where name in ('mails', 'registrations') and state in ('created', 'retry')`

test('mails wait for a mail server, and those that are of use go out when there is one', async () => {
  const silent = await startProduct(shared)
  const caller = openCaller(silent.origin)
  const shape = { duration: 30, increment: 30, bufferBefore: 0, bufferAfter: 0 }
  const host = await openBusyHost(caller, database.url, [shape])
  const invitees = [`future-${randomUUID()}@example.test`, `past-${randomUUID()}@example.test`]
  for (const [index, email] of invitees.entries()) {
    const body = bookingBody(host, 'event-0', TOMORROW + index * DAY)
    const booked = await caller.send('POST', '/bookings', {
      body: { ...body, invitee: { name: 'Ann', email } },
    })
    expect(booked.status).toBe(201)
  }
  caller.close()
  // Two each for host and invitee, and the one that asks the host to confirm the address.
  await expect.poll(() => ask(WAITING)).toHaveLength(5)
  expect(await stateOf(silent.origin)).toContain('Nobody gets any email: SMTP_URL is not set.')
  await silent.stop()

  // One of the meetings is over before somebody configures a mail server.
  await ask(`update bookings set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
    where invitee_email = '${invitees[1]}'`)
  await ask(`update jobs.job set data = jsonb_set(data, '{snapshot,end}', '0')
    where data->'snapshot'->'invitee'->>'email' = '${invitees[1]}'`)
  const [kept] = await ask<{ days: number }>(
    `select min(extract(day from keep_until - now()))::int as days from jobs.job where name in ('mails', 'registrations')`,
  )
  expect(kept?.days).toBeGreaterThan(300)

  const speaking = await startProduct({ ...shared, SMTP_URL: catcher.smtpUrl })
  await expect.poll(() => ask(WAITING)).toEqual([])
  expect(await stateOf(speaking.origin)).toContain('Nothing is wrong.')
  await speaking.stop()
  expect(to(String(invitees[0]))).toHaveLength(1)
  expect(to(String(invitees[1]))).toEqual([])
  expect(to(host.email).length).toBeGreaterThanOrEqual(2)
})
