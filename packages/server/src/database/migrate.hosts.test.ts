import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recipientDigest } from '../features/notifications/reader/recipient.ts'
import { openMailApp } from '../features/notifications/testing/mail-app.ts'
import { verificationMail } from '../features/sign-up/mails/verification/index.ts'
import { sendMail } from '../features/notifications/send.ts'
import type { HostId } from '../host-id.ts'
import { startTestApp } from '../testing/app.ts'
import { openPage } from '../testing/pages.ts'
import { migrate } from './migrate.ts'
import { oldDatabase } from './testing/old-database.ts'

type Row = Record<string, unknown>

// A database from before accounts and hosts were separate: rows of every table, created by real use, with the
// secrets that people had.
const FILLED = path.join(import.meta.dirname, 'testing/filled-0011.jsonl')
const [first = '', ...lines] = (await readFile(FILLED, 'utf8')).trim().split('\n')
const { known } = JSON.parse(first) as { known: Record<string, string> & { link: Record<string, string> } }
const before = lines.map((line) => JSON.parse(line) as { table: string; row: Row })

const old = await oldDatabase('0012_no_triggers.sql')
afterAll(() => old.close())
const { rows: named } = await old.pool.query<{ name: string }>(
  "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
)
const tables = new Set(named.map(({ name }) => name).filter((name) => name !== 'migrations'))
await old.pool.query('truncate secrets')
for (const { table, row } of before)
  await old.pool.query(
    `insert into ${table} overriding system value select * from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  )
await old.pool.query("select setval(pg_get_serial_sequence('caught_mails', 'id'), 100)")
await migrate(old.pool)

const only = (row: Row, ...names: string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]))
const ofAccount = (table: string) => ({
  [table]: ({ host_id: account_id, ...row }: Row): Place[] => [[table, { ...row, account_id }]],
})
const ofBooking = (table: string) => ({
  [table]: ({ booking_id: subject_id, ...row }: Row): Place[] => [
    [table, { ...row, subject_kind: 'booking', subject_id }],
  ],
})
const receiptOf = ({ at, scheduleId: id, scheduleVersion: version }: Row): unknown =>
  expect.objectContaining({ at, schedule: id ? expect.objectContaining({ id, version }) : null })
const withDigest =
  (table: string) =>
  (row: Row): Place[] => {
    const digest = recipientDigest(String(row.host_id) as HostId, String(row.recipient))
    return [[table, { ...row, recipient: `\\x${digest.toString('hex')}` }]]
  }
const ofEventType = (id: unknown) => ({ origin_kind: 'event_type', origin_id: id })

type Place = [table: string, values: Row]

/** Where the values of a row are now. Tables that are missing here did not change. */
const NOW: Record<string, (row: Row) => Place[]> = {
  // Leaves out the revision: triggers of that version changed it while bookings were inserted.
  hosts: (row) => [
    ['accounts', only(row, 'id', 'email', 'verified_at', 'created_at')],
    ['credentials', { account_id: row.id, ...only(row, 'password_hash') }],
    ['memberships', { account_id: row.id, for_host: row.id }],
    ['links', { for_host: row.id, ...only(row, 'link') }],
    ...(row.custom_domain
      ? [['custom_domains', { for_host: row.id, domain: 'book.ada.test' }] as Place]
      : []),
    ['hosts', { host_id: row.id, ...only(row, 'held_until') }],
    ['profiles', { host_id: row.id, opened_at: row.verified_at, ...only(row, ...PROFILE) }],
    ['brandings', { host_id: row.id, colors: row.colours, ...only(row, 'avatar', 'logo') }],
    ['plans', { host_id: row.id, ...only(row, ...PLAN) }],
  ],
  sessions: ({ host_id, ...row }) => [['sessions', { ...row, account_id: host_id, for_host: host_id }]],
  bookings: ({ event_type_id, allowed_by, ...row }) => [
    ['bookings', { ...row, ...ofEventType(event_type_id), receipt: receiptOf(allowed_by as Row) }],
  ],
  holds: ({ event_type_id, ...row }) => [['holds', { ...row, ...ofEventType(event_type_id) }]],
  booking_requests: ({ event_type_id, ...row }) => [
    ['booking_requests', { ...row, ...ofEventType(event_type_id) }],
  ],
  deliveries: withDigest('deliveries'),
  mail_readers: withDigest('mail_readers'),
  ...ofBooking('idempotency_keys'),
  ...ofBooking('webhook_deliveries'),
  ...ofAccount('account_emails'),
  ...ofAccount('sign_ups'),
  ...ofAccount('verifications'),
  ...ofAccount('known_devices'),
}
const PROFILE = [
  'name',
  'email',
  'phone',
  'time_zone',
  'language',
  'week_start',
  'time_format',
  'welcome_message',
  'tracking_ids',
]
const PLAN = [
  'account_type',
  'plan_type',
  'lifetime',
  'quantity',
  'quantity_minutes',
  'event_numbers',
  'trial_end',
]

test('every table had rows', () => {
  expect(new Set(before.map(({ table }) => table))).toEqual(tables)
})

test.each([...new Set(before.map(({ table }) => table))])('no value of %s is lost', async (table) => {
  const rows = before.filter((each) => each.table === table).map(({ row }) => row)
  const wanted = rows.flatMap((row) => NOW[table]?.(row) ?? [[table, row] as Place])
  for (const [place, values] of wanted) {
    const { rows: found } = await old.pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${place} t`)
    expect(found.map(({ row }) => row)).toContainEqual(expect.objectContaining(values))
  }
})

const app = await startTestApp({ databaseUrl: old.url, isTrial: true, hasPlans: true })
const { postOffice, mailsTo } = await openMailApp(app)
const ada = app.as(`Bearer ${known.token}`)
const eve = app.as(`Bearer ${known.eveToken}`)

test('who was signed in still is, with all that they had', async () => {
  expect(await ada.call('GET /users/aboutme')).toMatchObject({
    userEmail: 'Ada@Example.test',
    userStatus: 'active',
    link: 'ada',
    plan_type: 'team',
    event_numbers: 7,
    custom_domain: 'book.ada.test',
  })
})

test('passwords open the same accounts, on devices that are still known', async () => {
  const body = { email: 'ada@example.test', password: String(known.password), deviceToken: known.deviceToken }
  app.clock.advance(1)
  expect((await app.visitor.call('POST /users/login', { body })).me.link).toBe('ada')
  const { activity } = await ada.call('GET /account-activity')
  expect(activity[0]?.kind).toBe('signed_in')
})

test('pages and manage links lead where they led', async () => {
  const { data } = await openPage(app.url, '/ada/talk')
  expect(data).toMatchObject({ kind: 'event', conversions: { google: ['G-AB12CD34EF'], meta: '1234567890' } })
  const manage = app.as(`Manage ${known.manageToken}`)
  expect((await manage.call('GET /manage')).id).toBe(known.bookingId)
})

test('a sign-up that waited is mailed by the news that waited, and confirmed by its link', async () => {
  const { userID: hostId } = await eve.call('GET /users/aboutme')
  await sendMail(postOffice, verificationMail, { kind: 'sign_up', hostId }, hostId)
  const [mail] = await mailsTo('eve@example.test')
  expect(mail?.text).toMatch(/\d{3} \d{3}/)
  const query = { id: String(known.link.id), codex: String(known.link.codex) }
  expect(await eve.call('GET /users/verify', { query })).toBe(true)
  expect((await openPage(app.url, '/eve')).data.kind).toBe('booking_list')
})
