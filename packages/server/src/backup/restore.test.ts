import { randomBytes } from 'node:crypto'
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { DAY } from '@scheduling/domain'
import { beforeAll, expect, test } from 'vitest'
import { applyMigration, MIGRATIONS_TABLE, migrationFiles } from '../database/migrate.ts'
import { startTestApp } from '../testing/app.ts'
import { eventually } from '../testing/eventually.ts'
import { addEvent, book, openAccount } from '../testing/hosts.ts'
import { Client } from 'pg'
import { MANIFEST } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { resumeWorkers, readBackupState } from './state.ts'
import { takeBackup } from './take.ts'
import {
  backupSourceOf,
  emptyPlace,
  namesOf,
  queryAt,
  tableDigests,
  temporaryFolder,
} from './testing/places.ts'

const app = await startTestApp()
const source = backupSourceOf(app)
const host = await openAccount(app)
const event = await addEvent(host)
const FILES = {
  'images/a/empty.png': Buffer.alloc(0),
  'images/a/one.png': randomBytes(1_000),
  // Too large for memory, and with a name that does not fit into one field of the archive.
  [`videos/${'b'.repeat(60)}/${'c'.repeat(60)}.mp4`]: randomBytes(4_100_000),
}
let backup: string

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) await source.files.put(name, content)
  await book(app, host, event, '2027-03-02T09:00:00Z')
  backup = (await takeBackup(source, await temporaryFolder())).place
})

async function onFullDisk(): Promise<never> {
  throw new Error('the disk is full')
}

/** Books one time after the other, and adds each booking once it is acknowledged. */
async function bookUntil(signal: AbortSignal, acknowledged: string[]): Promise<void> {
  // Half hours of 35 days from Monday to Friday, nine to five.
  for (let half = 0; !signal.aborted && half < 35 * 16; half++) {
    const day = Math.floor(half / 16)
    const start = new Date(Date.parse('2027-03-08T09:00:00Z') + (day + 2 * Math.floor(day / 5)) * DAY)
    start.setUTCMinutes((half % 16) * 30)
    const { booking } = await book(app, host, event, start.toISOString())
    acknowledged.push(booking.id)
  }
}

async function restoredBookings(url: string): Promise<string[]> {
  const rows = await queryAt<{ id: string }>(url, 'select id from bookings order by id')
  return rows.map(({ id }) => id)
}

test('a restored server has the same rows and files', async () => {
  const place = await emptyPlace()
  const before = await tableDigests(source.databaseUrl)
  await restoreBackup(place, backup)
  const after = await tableDigests(place.databaseUrl)
  // Recorded once the backup was whole.
  const { '"public"."newest_backup"': newest, ...rows } = before
  expect(newest).toMatch(/^1 /)
  expect(after).toMatchObject(rows)
  expect(await namesOf(place.files)).toEqual(Object.keys(FILES).toSorted())
  for (const [name, content] of Object.entries(FILES))
    expect((await place.files.get(name))?.equals(content)).toBe(true)
  // Its references are checked again, and its counters go on.
  const foreignKeys = "select conname from pg_constraint where contype = 'f' and conparentid = 0 order by 1"
  expect(await queryAt(place.databaseUrl, foreignKeys)).toEqual(
    await queryAt(source.databaseUrl, foreignKeys),
  )
  expect(await readdir(place.dataDir)).toEqual(['files'])
})

test('holds each booking that was acknowledged before its moment, and no half of one', async () => {
  const place = await emptyPlace()
  const acknowledged: string[] = []
  const over = new AbortController()
  const booking = bookUntil(over.signal, acknowledged)
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(2))
  const before = [...acknowledged]
  const { place: during } = await takeBackup(source, await temporaryFolder())
  over.abort()
  await booking
  await restoreBackup(place, during)
  const restored = await restoredBookings(place.databaseUrl)
  expect(restored).toEqual(expect.arrayContaining(before))
  const halves = await queryAt(
    place.databaseUrl,
    `select id from bookings where not exists (select from jobs.job where data::text like '%' || bookings.id || '%')`,
  )
  expect(halves).toEqual([])
})

test('a backup of a former release becomes a database of this one', async () => {
  const [former, place] = [await emptyPlace(), await emptyPlace()]
  const client = new Client({ connectionString: former.databaseUrl })
  await client.connect()
  await client.query(MIGRATIONS_TABLE)
  const files = await migrationFiles()
  for (const file of files.slice(0, 54)) await applyMigration(client, file)
  await client.query("insert into secrets (name, value) values ('of-then', '\\x0102')")
  await client.end()
  const { place: old } = await takeBackup({ ...source, ...former, publicUrl: '' }, await temporaryFolder())
  await restoreBackup(place, old)
  expect(await queryAt(place.databaseUrl, 'select name from migrations order by name')).toEqual(
    files.map((name) => ({ name })),
  )
  expect(await queryAt(place.databaseUrl, "select value from secrets where name = 'of-then'")).toEqual([
    { value: Buffer.from([1, 2]) },
  ])
})

/** Restores a changed copy. Answers why it is refused; nothing may be there afterwards. */
async function refusalOf(change: (copy: string) => Promise<unknown>): Promise<string> {
  const [place, folder] = [await emptyPlace(), await temporaryFolder()]
  const copy = path.join(folder, 'copy.backup')
  await cp(backup, copy, { recursive: true })
  await change(copy)
  const refusal = await restoreBackup(place, copy).then(
    () => 'restored',
    ({ message }: Error) => message,
  )
  expect(await tableDigests(place.databaseUrl)).toEqual({})
  expect(await namesOf(place.files)).toEqual([])
  return refusal
}

async function editManifest(copy: string, edit: (text: string) => string): Promise<void> {
  const file = path.join(copy, MANIFEST)
  await writeFile(file, edit(await readFile(file, 'utf8')))
}

test.each<[what: string, change: (copy: string) => Promise<unknown>, refusal: RegExp]>([
  [
    'a backup without its list',
    (copy) => rm(path.join(copy, MANIFEST)),
    /copy\.backup" is no whole backup: its manifest\.json cannot be read/,
  ],
  [
    'a cut table',
    (copy) => truncate(path.join(copy, 'tables/public.bookings.copy.gz'), 20),
    /public\.bookings\.copy\.gz" has 20 bytes; expected \d+ bytes\. The backup is not whole\./,
  ],
  [
    'a missing table',
    (copy) => rm(path.join(copy, 'tables/jobs.job.copy.gz')),
    /jobs\.job\.copy\.gz" is missing; expected/,
  ],
  [
    'changed files',
    async (copy) => {
      const file = path.join(copy, 'files.tar')
      const content = await readFile(file)
      content[600] = (content[600] ?? 0) ^ 1
      await writeFile(file, content)
    },
    /files\.tar" has changed since it was written; expected the SHA-256/,
  ],
  [
    'a newer release',
    (copy) =>
      editManifest(copy, (text) => text.replace(/"migration": "[^"]+"/, '"migration": "9999_newer.sql"')),
    /^The backup is of version \S+ with the migration 9999_newer\.sql; this is version/,
  ],
  [
    'a column of somebody else',
    (copy) =>
      editManifest(copy, (text) => text.replace('"browser"', '"strange"').replace('"host_id"', '"strange"')),
    /\.strange, which this version \(\S+\) does not make/,
  ],
  [
    'a name that leads out of the backup',
    (copy) => editManifest(copy, (text) => text.replace('"files.tar"', '"../files.tar"')),
    /manifest\.json is damaged or of a newer release \(files\.piece\.name\)/,
  ],
  [
    'a trial',
    (copy) => editManifest(copy, (text) => text.replace('"isTrial": false', '"isTrial": true')),
    /^The backup is of a trial/,
  ],
])('refuses %s, and leaves the place empty', async (_, change, refusal) => {
  expect(await refusalOf(change)).toMatch(refusal)
})

test('refuses a place that is not empty, and leaves it as it was', async () => {
  const place = await emptyPlace()
  await expect(restoreBackup({ ...place, databaseUrl: source.databaseUrl }, backup)).rejects.toThrow(
    /^The database is not empty: it has \d+ tables and sequences, such as public\.accounts\./,
  )
  await place.files.put('images/other.png', Buffer.from('x'))
  await expect(restoreBackup(place, backup)).rejects.toThrow(
    'The stored files are not empty: there is "images/other.png". Expected none.',
  )
  expect(await tableDigests(place.databaseUrl)).toEqual({})
  expect(await namesOf(place.files)).toEqual(['images/other.png'])
})

test('a restore that cannot store a file leaves the place empty', async () => {
  const place = await emptyPlace()
  const files = { ...place.files, putFile: onFullDisk }
  await expect(restoreBackup({ ...place, files }, backup)).rejects.toThrow('the disk is full')
  expect(await tableDigests(place.databaseUrl)).toEqual({})
  expect(await namesOf(place.files)).toEqual([])
})

test('an encrypted backup opens with its identity alone', async () => {
  const [place, folder] = [await emptyPlace(), await temporaryFolder()]
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()]
  const recipient = await identityToRecipient(identity)
  const { place: encrypted } = await takeBackup(source, folder, recipient)
  const secret = (await queryAt<{ email: string }>(source.databaseUrl, 'select email from accounts'))[0]
    ?.email
  expect(await readFile(path.join(encrypted, 'tables/public.accounts.copy.gz.age'), 'latin1')).not.toContain(
    secret,
  )
  await expect(restoreBackup(place, encrypted)).rejects.toThrow(
    `The backup is encrypted for ${recipient}; expected its key as --identity FILE.`,
  )
  await expect(restoreBackup(place, encrypted, [other])).rejects.toThrow(
    'The identity does not open the backup',
  )
  expect(await tableDigests(place.databaseUrl)).toEqual({})
  await restoreBackup(place, encrypted, [other, identity])
  expect(await namesOf(place.files)).toEqual(Object.keys(FILES).toSorted())
  expect(await restoredBookings(place.databaseUrl)).toEqual(await restoredBookings(source.databaseUrl))
})

test('a restored server sends nothing until the operator resumes it', async () => {
  const place = await emptyPlace()
  await restoreBackup(place, backup)
  const restored = await startTestApp({
    databaseUrl: place.databaseUrl,
    roles: ['web', 'worker'],
  })
  const { pool } = restored.context
  const waiting = async () =>
    queryAt<object>(place.databaseUrl, "select id, state from jobs.job where state < 'completed' order by id")
  const before = await waiting()
  expect(before.length).toBeGreaterThan(0)
  expect(restored.logged.join('')).toContain('restored from a backup: no emails')
  expect(await waiting()).toEqual(before)
  expect((await readBackupState(pool)).restored).toBeDefined()
  expect([await resumeWorkers(pool), await resumeWorkers(pool)]).toEqual([true, false])
  await eventually(async () => expect(await waiting()).not.toEqual(before))
})
