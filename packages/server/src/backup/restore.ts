import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { Client, escapeIdentifier } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom } from 'pg-copy-streams'
import { MIGRATIONS_LOCK, MIGRATIONS_TABLE, applyMigration, migrationFiles } from '../database/migrate.ts'
import { SCHEMA } from '../jobs/store.ts'
import type { Files } from '../storage/files.ts'
import { VERSION } from '../version.ts'
import type { BackupManifest } from './manifest.ts'
import { BackupRefusal, readManifest } from './manifest.ts'
import { readPiece, requireReadable, verifyPieces } from './pieces.ts'
import {
  NO_TIME_LIMITS,
  PORTABLE_TEXT,
  dropForeignKeys,
  quotedColumns,
  quotedTable,
  relationsThere,
  storedTables,
} from './tables.ts'
import type { TarFile } from './tar.ts'
import { filesOfTar } from './tar.ts'

// Larger files go through the disk.
const IN_MEMORY_BYTES_MAX = 4_000_000

export interface RestoreTarget {
  /** PostgreSQL itself, not a pooler. */
  databaseUrl: string
  files: Files
  /** Large files pass through it. */
  dataDir: string
  isTrial: boolean
}

/**
 * Restores a backup into an empty database and an empty storage of files, for this release, and marks the
 * database as restored, so that workers wait. All or nothing. Throws `BackupRefusal`.
 */
export async function restoreBackup(
  target: RestoreTarget,
  source: string,
  identities: readonly string[] = [],
): Promise<BackupManifest> {
  const manifest = await readManifest(source)
  const migrations = await migrationFiles()
  requireOurVersion(manifest, migrations)
  if (manifest.isTrial !== target.isTrial)
    throw new BackupRefusal(
      manifest.isTrial
        ? 'The backup is of a trial, whose demo account has a password that everybody knows; expected to be run without PUBLIC_URL.'
        : 'The backup is no trial’s; expected to be run with PUBLIC_URL.',
    )
  const client = new Client({
    connectionString: target.databaseUrl,
    application_name: 'scheduling-restore',
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin; ${NO_TIME_LIMITS}`)
    // A server that starts meanwhile waits until the tables are there.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATIONS_LOCK])
    await requireEmpty(client, target.files)
    await verifyPieces(source, manifest)
    await requireReadable(source, manifest, identities)
    const read = (piece: BackupManifest['files']['piece']) => readPiece(source, piece, identities)
    await restoreTables(client, manifest, migrations, read)
    await restoreFiles(target, read(manifest.files.piece), async () => client.query('commit'))
    await client.query('analyze')
  } finally {
    await client.end()
  }
  return manifest
}

function requireOurVersion({ migration, version }: BackupManifest, migrations: readonly string[]): void {
  if (migrations.includes(migration)) return
  throw new BackupRefusal(
    `The backup is of version ${version} with the migration ${migration}; this is version ${VERSION}, whose newest is ${migrations.at(-1)}. Expected a backup of this version or an earlier one.`,
  )
}

async function requireEmpty(client: ClientBase, files: Files): Promise<void> {
  const relations = await relationsThere(client)
  if (relations.length > 0)
    throw new BackupRefusal(
      `The database is not empty: it has ${relations.length} tables and sequences, such as ${relations[0]}. Expected a database without tables.`,
    )
  for await (const name of files.list(''))
    throw new BackupRefusal(`The stored files are not empty: there is "${name}". Expected none.`)
}

type ReadPiece = (piece: BackupManifest['files']['piece']) => AsyncIterable<Uint8Array>

/** In the open transaction: the tables as they were, their rows, and then what later releases changed. */
async function restoreTables(
  client: ClientBase,
  manifest: BackupManifest,
  migrations: readonly string[],
  read: ReadPiece,
): Promise<void> {
  await client.query(MIGRATIONS_TABLE)
  const isThen = (file: string) => file <= manifest.migration
  for (const file of migrations.filter(isThen)) await applyMigration(client, file)
  await client.query(plansWithoutTransaction())
  // The plans set limits.
  await client.query(`${NO_TIME_LIMITS}; ${PORTABLE_TEXT}`)
  const existing = await storedTables(client)
  requireTables(manifest, existing)
  // Rows refer to rows that come later. Adding a key again checks all of them at once.
  const foreignKeys = await dropForeignKeys(client)
  // Migrations wrote rows of their own.
  await client.query(`truncate ${existing.map(quotedTable).join(', ')}`)
  for (const table of manifest.tables) {
    const sql = `copy ${quotedTable(table)} (${quotedColumns(table)}) from stdin`
    const stream = client.query(copyFrom(sql))
    await pipeline(read(table.piece), stream)
    if (stream.rowCount !== table.rows)
      throw new BackupRefusal(
        `${table.schema}.${table.name} has ${stream.rowCount} rows; expected ${table.rows}.`,
      )
  }
  for (const statement of foreignKeys) await client.query(statement)
  await client.query('set constraints all immediate')
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${escapeIdentifier(name)}`,
      value,
      isCalled,
    ])
  for (const file of migrations.filter((each) => !isThen(each))) await applyMigration(client, file)
  await client.query(
    `insert into restored (restored_at, taken_at) values (now(), $1)
     on conflict (is_one) do update set restored_at = excluded.restored_at, taken_at = excluded.taken_at`,
    [manifest.takenAt],
  )
}

/** pg-boss writes its tables in a transaction of its own. */
function plansWithoutTransaction(): string {
  const plans = getConstructionPlans(SCHEMA)
  const [, statements] = /^\s*BEGIN;([^]*)COMMIT;\s*$/.exec(plans) ?? []
  if (statements === undefined) throw new Error('The plans of pg-boss are no single transaction')
  return statements
}

function requireTables(
  { tables, version }: BackupManifest,
  existing: Awaited<ReturnType<typeof storedTables>>,
): void {
  const columnsThere = new Map(existing.map((table) => [quotedTable(table), table.columns]))
  for (const table of tables) {
    const columns = columnsThere.get(quotedTable(table))
    const strange = table.columns.find((column) => !columns?.includes(column))
    if (strange !== undefined)
      throw new BackupRefusal(
        `The backup of version ${version} has ${table.schema}.${table.name}.${strange}, which this version (${VERSION}) does not make; expected a table of the product.`,
      )
  }
}

/** Deletes what it wrote if it cannot finish, or `commit` fails. */
async function restoreFiles(
  { files, dataDir }: RestoreTarget,
  tar: AsyncIterable<Uint8Array>,
  commit: () => Promise<unknown>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(path.join(dataDir, 'restore-'))
  try {
    for await (const file of filesOfTar(tar)) await storeFile(files, file, path.join(folder, 'file'))
    await commit()
  } catch (error) {
    for await (const name of files.list('')) await files.delete(name)
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeFile(files: Files, { name, bytes, content }: TarFile, place: string): Promise<void> {
  if (bytes <= IN_MEMORY_BYTES_MAX) return files.put(name, await buffer(content))
  await pipeline(content, createWriteStream(place))
  await files.putFile(name, place)
}
