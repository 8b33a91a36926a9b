import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import type { TestHold } from '../../../testing/holds.ts'
import { heldOf, holdTime, wrongCode } from '../../../testing/holds.ts'

const app = await startTestApp()
const { clock } = app

async function held(start = '2027-03-02T09:00:00Z') {
  const host = await openAccount(app)
  return holdTime(app, host, await addEvent(host, { confirmEmail: true }), start)
}

const again = ({ token }: TestHold) => app.visitor.try('POST /bookings/hold/mail', { body: { hold: token } })

async function mails({ id }: TestHold): Promise<number> {
  const { rows } = await app.context.pool.query(
    `select id from jobs.job where name = 'booking-requests' and data->>'requestId' = $1`,
    [id],
  )
  return rows.length
}

test('the mail is sent again once a minute, three times, and it is said when', async () => {
  const own = await held()
  const early = await again(own)
  expect(early).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(early.headers.get('retry-after')).toBe('60')
  for (const [time, next] of [
    [1, '2027-03-01T08:02:00.000Z'],
    [2, '2027-03-01T08:03:00.000Z'],
    [3, null],
  ] as const) {
    clock.set(`2027-03-01T08:0${time}:00Z`)
    expect((await again(own)).body).toMatchObject({ state: 'confirm_email', hold: { mailAgainAt: next } })
    expect(await mails(own)).toBe(time + 1)
  }
  clock.set('2027-03-01T08:10:00Z')
  expect((await again(own)).status).toBe(429)
  expect(await mails(own)).toBe(4)
  clock.set('2027-03-01T08:00:00Z')
})

test('many at once are one mail, and the code stays the same', async () => {
  const own = await held()
  clock.advance(1)
  const answers = await Promise.all(Array.from({ length: 12 }, () => again(own)))
  const sent = answers.filter(({ status }) => status === 200)
  expect(sent).toHaveLength(1)
  expect(await mails(own)).toBe(2)
  expect(heldOf(app, sent[0]?.body as never).code).toBe(own.code)
  clock.advance(-1)
})

test('no mail for what has ended or is booked', async () => {
  const own = await held()
  clock.advance(15)
  expect(await again(own)).toMatchObject({ status: 410, body: { code: 'hold_expired' } })
  clock.advance(-15)
  await app.visitor.call('POST /bookings/confirm', { body: { link: own.link } })
  expect((await again(own)).body).toMatchObject({ state: 'booked' })
  expect(await mails(own)).toBe(1)
})

test('neither code nor link lies in a table or a log', async () => {
  const own = await held()
  await app.visitor.refusal('POST /bookings/confirm', { body: { hold: own.token, code: wrongCode(own) } })
  await app.visitor.call('POST /bookings/confirm', { body: { hold: own.token, code: own.code } })
  const { rows } = await app.context.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of rows) {
    const { rows: found } = await app.context.pool.query(
      `select 1 from ${name} row where row::text like any ($1)`,
      [[own.token, own.link, `%"${own.code}"%`].map((secret) => `%${secret}%`)],
    )
    expect([name, found.length]).toEqual([name, 0])
  }
  expect(app.logged.join('')).not.toMatch(new RegExp([own.token, own.link].join('|')))
})
