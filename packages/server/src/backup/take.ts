import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { exists } from '../database/folder.ts'
import type { Files } from '../storage/files.ts'
import { isStoredName } from '../storage/names.ts'
import { VERSION } from '../version.ts'
import type { BackupManifest } from './manifest.ts'
import { BackupRefusal, MANIFEST, UNFINISHED, backupNameOf, bytesOf, newManifest } from './manifest.ts'
import { requireRecipient, verifyPieces, writePiece } from './pieces.ts'
import {
  NO_TIME_LIMITS,
  PORTABLE_TEXT,
  quotedColumns,
  quotedTable,
  sequenceStates,
  storedTables,
} from './tables.ts'
import { tarOf } from './tar.ts'

export interface BackupSource {
  /** PostgreSQL itself, not a pooler. */
  databaseUrl: string
  files: Pick<Files, 'list' | 'open'>
  publicUrl: string
  isTrial: boolean
}

export interface TakenBackup {
  place: string
  manifest: BackupManifest
  /** Files that were deleted while they were copied. */
  missing: string[]
}

/**
 * Writes a backup into a new folder in `target`, and reads it again. The folder gets its name when it is whole.
 * Encrypts it for `recipient`, if there is one. Throws `BackupRefusal`. Repeat: writes another one.
 */
export async function takeBackup(
  source: BackupSource,
  target: string,
  recipient?: string,
): Promise<TakenBackup> {
  if (recipient !== undefined) requireRecipient(recipient)
  if (!(await stat(target).catch(() => undefined))?.isDirectory())
    throw new BackupRefusal(`"${target}" is no folder; expected one that exists and may be written.`)
  let unfinished: string | undefined
  try {
    const written = await withClient(source.databaseUrl, async (client) => {
      await client.query(
        `begin isolation level repeatable read, read only; ${NO_TIME_LIMITS}; ${PORTABLE_TEXT}`,
      )
      const moment = await momentOf(client)
      const place = path.join(target, backupNameOf(moment.takenAt.getTime()))
      unfinished = await makeUnfinished(place)
      return { place, ...(await writeContent(unfinished, client, source, { ...moment, recipient })) }
    })
    await finish(`${written.place}${UNFINISHED}`, written.place, written.manifest)
    // The first connection may have waited for hours.
    await withClient(source.databaseUrl, async (client) => recordBackup(client, written.manifest))
    return written
  } catch (error) {
    if (unfinished !== undefined) await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function withClient<Result>(
  connectionString: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, application_name: 'scheduling-backup', keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Checks what was written, and gives it its name. */
async function finish(unfinished: string, place: string, manifest: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(path.join(unfinished, MANIFEST), text, { mode: 0o600, flush: true })
  await verifyPieces(unfinished, manifest)
  for (const folder of [path.join(unfinished, 'tables'), unfinished]) await flushFolder(folder)
  await rename(unfinished, place)
  await flushFolder(path.dirname(place))
}

/** Throws `BackupRefusal` if another command writes a backup of the same second. */
async function makeUnfinished(place: string): Promise<string> {
  const unfinished = `${place}${UNFINISHED}`
  if ((await exists(place)) || (await exists(unfinished)))
    throw new BackupRefusal(`"${place}" is there already; try again in a second.`)
  await mkdir(unfinished, { mode: 0o700 })
  return unfinished
}

async function momentOf(client: Client): Promise<{ takenAt: Date; migration: string }> {
  if (!(await hasTable(client, 'migrations')))
    throw new BackupRefusal(
      'The database has no tables yet; expected that of a server that was started once.',
    )
  const { rows } = await client.query<{ takenAt: Date; migration: string }>(
    'select now() as "takenAt", max(name) as migration from migrations',
  )
  const [moment] = rows
  if (!moment) throw new Error('The database said nothing')
  return moment
}

interface Moment {
  takenAt: Date
  migration: string
  recipient: string | undefined
}

/** The names of files are read with the rows, and the files after them: files are large, and nothing waits for them. */
async function writeContent(
  folder: string,
  client: Client,
  { files, publicUrl, isTrial }: BackupSource,
  { takenAt, migration, recipient }: Moment,
): Promise<Pick<TakenBackup, 'manifest' | 'missing'>> {
  const names: string[] = []
  // A folder or a bucket may have a file that somebody else put there.
  for await (const name of files.list('')) if (isStoredName(name)) names.push(name)
  await mkdir(path.join(folder, 'tables'), { mode: 0o700 })
  const tables: BackupManifest['tables'] = []
  for (const { schema, name, columns } of await storedTables(client)) {
    const [first, ...rest] = columns
    if (first === undefined) continue
    const rows = client.query(
      copyTo(`copy (select ${quotedColumns({ columns })} from ${quotedTable({ schema, name })}) to stdout`),
    )
    const piece = await writePiece(folder, `tables/${schema}.${name}.copy.gz`, rows, recipient)
    tables.push({ schema, name, columns: [first, ...rest], rows: rows.rowCount, piece })
  }
  // A sequence has no past: what it says now is not before any row of the moment.
  const sequences = await sequenceStates(client)
  await client.query('commit')
  const missing: string[] = []
  const piece = await writePiece(folder, 'files.tar', tarOf(files, names, missing), recipient)
  const manifest = newManifest({
    takenAt: takenAt.toISOString(),
    publicUrl,
    isTrial,
    version: VERSION,
    migration,
    recipient: recipient ?? null,
    tables,
    sequences,
    files: { count: names.length - missing.length, piece },
  })
  return { manifest, missing }
}

/** A power cut takes no name back. Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A server of a former release has no place for it. */
async function recordBackup(client: Client, manifest: BackupManifest): Promise<void> {
  if (!(await hasTable(client, 'newest_backup'))) return
  await client.query(
    `insert into newest_backup (taken_at, bytes) values ($1, $2)
     on conflict (is_one) do update set taken_at = excluded.taken_at, bytes = excluded.bytes`,
    [manifest.takenAt, bytesOf(manifest)],
  )
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>('select to_regclass($1) is not null as has', [name])
  return rows[0]?.has === true
}
