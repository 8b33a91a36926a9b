import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, hostView, openAccount, PASSWORD, someAddress } from '../../testing/hosts.ts'
import { addOrganization, join } from '../../testing/organizations.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { makeExport } from '../exports/jobs.ts'
import { keepCaughtMail } from '../mailbox/operations.ts'
import { removeAccount } from '../accounts/ending.ts'
import { removeHost } from '../hosts/operations.ts'
import { membersOf } from '../organizations/operations.ts'
import { cancelMeetings } from './jobs.ts'
import { deletionsOf, cleanUpDeletions } from './operations.ts'

const app = await startTestApp()
const DAYS = 24 * 60

const ask = (host: TestHost, change: object = {}) =>
  host.api.try('POST /users/delete', {
    body: { pass: PASSWORD, reason: 'No more meetings', meetings: 'keep', ...change },
  })
const signIn = ({ me }: TestHost) =>
  app.visitor.try('POST /users/login', {
    body: { email: me.userEmail, password: PASSWORD },
    headers: someAddress(),
  })
const pageOf = ({ me }: TestHost) =>
  app.visitor.try('GET /owners/:owner', { params: { owner: me.link } }).then(({ status }) => status)

test('closes the pages and ends every session at once', async () => {
  const host = await openAccount(app)
  expect(await pageOf(host)).toBe(200)
  const { status, body } = await ask(host)
  expect([status, body]).toEqual([200, { endsAt: '2027-03-15T08:00:00.000Z' }])
  expect(await pageOf(host)).toBe(404)
  expect((await host.api.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
})

test('somebody of the same name can still sign up, by another address', async () => {
  const name = 'Dora Left'
  const first = await openAccount(app, { name, link: undefined })
  await ask(first)
  const second = await openAccount(app, { name, link: undefined })
  expect([first.me.link, second.me.link]).toEqual(['dora-left', 'dora-left-2'])
})

test('a wrong password changes nothing', async () => {
  const host = await openAccount(app)
  const { status, body } = await ask(host, { pass: 'Wrong-horse-1' })
  expect([status, body]).toMatchObject([403, { code: 'wrong_password', errors: [{ path: 'pass' }] }])
  expect(await pageOf(host)).toBe(200)
})

test.each([
  ['reason', { reason: ' ' }],
  ['meetings', { meetings: 'forget' }],
])('a wrong %s is refused', async (field, change) => {
  const host = await openAccount(app)
  expect((await ask(host, change)).body).toMatchObject({ code: 'invalid_input', errors: [{ path: field }] })
})

test('signing in within 14 days takes it back', async () => {
  const host = await openAccount(app)
  await ask(host)
  app.clock.advance(14 * DAYS - 1)
  expect(await signIn(host)).toMatchObject({ status: 200, body: { tookBackDeletion: true } })
  expect(await pageOf(host)).toBe(200)
  app.clock.advance(1)
  await cleanUpDeletions(app.context)
  expect(await signIn(host)).toMatchObject({ status: 200, body: { tookBackDeletion: false } })
  app.clock.advance(-14 * DAYS)
})

test('a wrong password takes nothing back', async () => {
  const host = await openAccount(app)
  await ask(host)
  await app.visitor.try('POST /users/login', {
    body: { email: host.me.userEmail, password: 'Wrong-horse-1' },
    headers: someAddress(),
  })
  expect(await pageOf(host)).toBe(404)
})

test('meetings to come are counted, and canceled with kind words in the invitee’s language', async () => {
  const host = await openAccount(app, { name: 'Ada Berg' })
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z', { language: 'de' })
  const ids = { hostId: host.me.userID, accountId: host.accountId }
  expect(await host.api.call('GET /users/deletion')).toEqual({ meetings: 1, organizations: [] })
  await cancelMeetings(app.context, ids)
  expect(await hostView(host, booking.id)).toMatchObject({ status: 'scheduled' })
  await ask(host, { meetings: 'cancel' })
  await cancelMeetings(app.context, ids)
  await cancelMeetings(app.context, ids)
  const { rows } = await app.context.pool.query(
    'select status, canceled_by, cancel_reason from bookings where id = $1',
    [booking.id],
  )
  expect(rows).toEqual([
    { status: 'canceled', canceled_by: 'host', cancel_reason: expect.stringMatching(/^Ada Berg schließt/) },
  ])
})

test('kept meetings stay, and nobody is told', async () => {
  const host = await openAccount(app)
  const { manage } = await book(app, host, await addEvent(host), '2027-03-03T09:00:00Z')
  await ask(host, { meetings: 'keep' })
  const { rows } = await app.context.pool.query(
    `select 1 from jobs.job where name = 'closings' and group_id = $1`,
    [host.me.userID],
  )
  expect(rows).toEqual([])
  expect((await manage.call('GET /manage')).status).toBe('scheduled')
})

/** Words that identify the host or an invitee. */
const MARKS = ['zanzibar', 'quixote', 'xylophone', 'wolpertinger']

test('after 14 days nothing of the host and of invitees is left in any table, file or log', async () => {
  const host = await openAccount(app, {
    name: 'Zanzibar Host',
    email: 'zanzibar@example.test',
    link: 'zanzibar-x',
  })
  await host.api.call('PUT /settings/link', { body: { link: 'zanzibar-y' } })
  await host.api.call('POST /embeds', { body: { name: 'Zanzibar site', kind: 'inline' } })
  await host.api.call('POST /one-offs', {
    body: {
      name: 'Zanzibar once',
      duration: 30,
      locations: [{ kind: 'google_meet' }],
      slots: ['2027-03-02T19:00:00Z'],
      holdsTimes: true,
    },
  })
  const poll = await host.api.call('POST /polls', {
    body: {
      name: 'Zanzibar when',
      duration: 30,
      locations: [{ kind: 'google_meet' }],
      timeZone: 'UTC',
      options: [{ start: '2027-03-04T19:00:00Z' }],
      people: [{ email: 'quixote@example.test', isRequired: true }],
    },
  })
  const at = { owner: 'zanzibar-y', poll: poll.slug }
  await app.visitor.call('POST /polls/votes', {
    body: { ...at, name: 'Quixote', email: 'quixote@example.test', timeZone: 'UTC', choices: { '0': 'yes' } },
    headers: someAddress(),
  })
  await app.visitor.call('POST /polls/comments', {
    body: { ...at, name: 'Quixote', text: 'Wolpertinger' },
    headers: someAddress(),
  })
  await host.api.call('POST /webhooks', {
    body: { url: 'https://zanzibar.example/hook', events: ['invitee.created', 'invitee.canceled'] },
  })
  await host.api.call('PUT /settings/branding/:kind', {
    params: { kind: 'avatar' },
    body: blob(await picture('png')),
  })
  const event = await addEvent(host, {
    name: 'Zanzibar talk',
    questions: [{ id: 'topic', type: 'text', label: 'Topic', required: false }],
  })
  const invitee = { name: 'Quixote Guest', email: 'quixote@example.test' }
  const given = { invitee, guests: ['xylophone@example.test'], answers: { topic: 'Wolpertinger' } }
  await book(app, { ...host, me: { ...host.me, link: 'zanzibar-y' } }, event, '2027-03-02T09:00:00Z', given)
  const { manage } = await book(
    app,
    { ...host, me: { ...host.me, link: 'zanzibar-y' } },
    event,
    '2027-03-30T09:00:00Z',
    given,
  )
  await manage.call('POST /manage/cancel', { body: { reason: 'Wolpertinger' } })
  await app.visitor.try('POST /users/login', {
    body: { email: host.me.userEmail, password: 'Wrong-horse-1' },
    headers: someAddress(),
  })
  const exported = await host.api.call('POST /export')
  await makeExport(app.context, { hostId: host.me.userID, exportId: exported.id })
  for (const recipient of ['zanzibar@example.test', 'quixote@example.test', 'Xylophone@example.test'])
    await keepCaughtMail(app.context, {
      sender: 'no-reply@meet.example.test',
      recipients: [recipient],
      raw: Buffer.from('Wolpertinger'),
    })
  expect(await placesWith(MARKS)).toContain('public.caught_mails')

  await ask(host, { meetings: 'cancel', reason: 'Zanzibar is closed' })
  await cancelMeetings(app.context, { hostId: host.me.userID, accountId: host.accountId })
  app.clock.advance(14 * DAYS)
  await cleanUpDeletions(app.context)
  await cleanUpDeletions(app.context)
  const inFileNames = host.me.userID.replaceAll('-', '')
  expect(await placesWith([...MARKS, host.me.userID, host.accountId, inFileNames])).toEqual([])
  app.clock.advance(-14 * DAYS)
})

test('who inherited an organization that nobody else may own is deleted later, and others are not kept', async () => {
  const [owner, heir, next, other] = await Promise.all([1, 2, 3, 4].map(async () => openAccount(app)))
  if (!owner || !heir || !next || !other) throw new Error('no accounts')
  const organization = await addOrganization(app, owner)
  await join(app, organization, heir, 'admin')
  await join(app, organization, next)
  const theirs = await addOrganization(app, next)
  for (const host of [heir, other]) expect((await ask(host)).status).toBe(200)
  const { context } = app
  await context.db.transaction().execute(async (trx) => removeAccount(context, trx, owner.accountId))
  const left = async () => [...(await deletionsOf(context, [heir.accountId, other.accountId])).keys()]
  app.clock.advance(14 * DAYS)
  await cleanUpDeletions(context)
  expect(await left()).toEqual([heir.accountId])
  await context.db.transaction().execute(async (trx) => removeHost(context, trx, theirs.id))
  await cleanUpDeletions(context)
  expect(await left()).toEqual([])
  expect((await membersOf(context.db, organization.id)).map(({ role }) => role)).toEqual(['owner'])
  app.clock.advance(-14 * DAYS)
})

test('the address and the link are free again', async () => {
  const host = await openAccount(app)
  await ask(host)
  app.clock.advance(14 * DAYS)
  await cleanUpDeletions(app.context)
  expect((await signIn(host)).status).toBe(401)
  const again = await openAccount(app, { email: host.me.userEmail, link: host.me.link })
  expect(again.me.link).toBe(host.me.link)
  app.clock.advance(-14 * DAYS)
})

/** Tables, files and log lines that contain one of these, as text or bytes. */
async function placesWith(marks: readonly string[]): Promise<string[]> {
  const { pool, config } = app.context
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const places: string[] = []
  const hasMark = (text: string) => marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase()))
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`)
    if (rows.some((row) => Object.values(row).some((value) => hasMark(textOf(value))))) places.push(name)
  }
  for (const file of await readdir(config.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const place = path.join(file.parentPath, file.name)
      if (hasMark(place) || hasMark(await readFile(place, 'latin1'))) places.push(place)
    }
  if (app.logged.some(hasMark)) places.push('log')
  return places
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
