import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { emptyTestDatabase } from '../../database/test-database.ts'
import { diskStorage } from '../../storage/disk.ts'
import type { TestApp } from '../../testing/app.ts'
import { TEST_PUBLIC_URL } from '../../testing/app.ts'
import type { RestoreTarget } from '../restore.ts'
import { quotedTable, storedTables } from '../tables.ts'
import type { BackupSource } from '../take.ts'

/** A folder that is deleted after the last test of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scheduling-backup-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The database and the files of a test's server. */
export function backupSourceOf({
  context: { config },
}: TestApp): BackupSource & Pick<RestoreTarget, 'files'> {
  return {
    databaseUrl: String(config.databaseDirectUrl),
    files: diskStorage(path.join(config.dataDir, 'files')),
    publicUrl: TEST_PUBLIC_URL,
    isTrial: false,
  }
}

/** An empty database, dropped after the last test of the file, and an empty folder. */
export async function emptyPlace(): Promise<RestoreTarget> {
  const [{ url, drop }, dataDir] = await Promise.all([emptyTestDatabase(), temporaryFolder()])
  afterAll(drop)
  return { databaseUrl: url, dataDir, files: diskStorage(path.join(dataDir, 'files')), isTrial: false }
}

export async function queryAt<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The number and a digest of the rows of each table. A restore adds one row, to `restored`. */
export async function tableDigests(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const digests: Record<string, string> = {}
    for (const table of await storedTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as digest
         from ${quotedTable(table)} row`,
      )
      if (table.name !== 'restored') digests[quotedTable(table)] = rows[0]?.digest ?? ''
    }
    return digests
  } finally {
    await client.end()
  }
}

export async function namesOf(files: RestoreTarget['files']): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list('')) names.push(name)
  return names.toSorted()
}
