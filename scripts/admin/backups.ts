import { mkdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { deleteExpired, retentionOf } from '../../packages/server/src/backup/keep.ts'
import { BackupRefusal, bytesOf } from '../../packages/server/src/backup/manifest.ts'
import { identitiesIn } from '../../packages/server/src/backup/pieces.ts'
import { restoreBackup } from '../../packages/server/src/backup/restore.ts'
import { takeBackup } from '../../packages/server/src/backup/take.ts'
import type { Config } from '../../packages/server/src/config.ts'
import { connect } from '../../packages/server/src/database/connect.ts'
import { keysCheck } from '../../packages/server/src/features/operator/doctor/database.ts'
import { TIME_SERVER } from '../../packages/server/src/features/operator/doctor/doctor.ts'
import { openStorage } from '../../packages/server/src/storage/storage.ts'
import { VERSION } from '../../packages/server/src/version.ts'

/** PostgreSQL itself, not a pooler. */
export type ConfigWithDatabase = Config & { databaseUrl: string }

/** Works on the database as it is: nothing is migrated, and no server is started. */
export interface DatabaseCommand {
  usage: string
  does: string
  run: (config: ConfigWithDatabase, words: string[]) => Promise<string>
}

// Each name in a sentence is a line of a terminal.
const NAMES_SHOWN = 20

export const BACKUP_COMMANDS: Record<string, DatabaseCommand> = {
  backup: {
    usage: 'backup FOLDER [--recipient age1…] [--keep 7d,4w,12m]',
    does: 'Writes a backup of the database and the files into FOLDER, and reads it again',
    run: async (config, words) => {
      const { place: target, options } = placeAndOptions('backup', words, ['recipient', 'keep'])
      const retention = options.keep === undefined ? undefined : retentionOf(options.keep)
      const { databaseUrl, publicUrl, isTrial } = config
      const source = { databaseUrl, publicUrl, isTrial, files: openStorage(config) }
      const { place, manifest, missing } = await takeBackup(source, target, options.recipient)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      const expired = retention ? await deleteExpired(target, publicUrl, retention) : []
      return [
        `Wrote ${place}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.count} files, ${megabytes(bytesOf(manifest))}. Read again: it is as it was written.`,
        ...(missing.length > 0
          ? [`Deleted by their owners meanwhile, so not in it: ${shownNames(missing)}.`]
          : []),
        ...(expired.length > 0 ? [`Deleted expired backups: ${shownNames(expired)}.`] : []),
        ...(config.secretKeys.length > 0
          ? ['SECRET_KEYS is not in it. Keep these keys elsewhere: a restored server needs them.']
          : []),
      ].join('\n')
    },
  },
  restore: {
    usage: 'restore BACKUP [--identity FILE]',
    does: 'Restores a backup into an empty database and empty files. Nothing is sent until `resume`',
    run: async (config, words) => {
      const { place, options } = placeAndOptions('restore', words, ['identity'])
      const identities = options.identity === undefined ? [] : identitiesIn(await textOf(options.identity))
      const { databaseUrl, dataDir, isTrial } = config
      await mkdir(dataDir, { recursive: true })
      const target = { databaseUrl, dataDir, isTrial, files: openStorage(config) }
      const manifest = await restoreBackup(target, place, identities)
      return [
        `Restored the backup of ${manifest.takenAt}: ${manifest.tables.length} tables, ${manifest.files.count} files.`,
        ...(manifest.publicUrl === config.publicUrl
          ? []
          : [`It is of ${manifest.publicUrl}. Links in earlier emails lead there.`]),
        ...(await missingKeys(config)),
        'The server sends no emails and calls nobody until you run `pnpm admin resume --now`. Make sure that the former server no longer runs.',
      ].join('\n')
    },
  },
}

interface PlaceAndOptions {
  place: string
  options: Partial<Record<string, string>>
}

function placeAndOptions(
  command: string,
  words: readonly string[],
  names: readonly string[],
): PlaceAndOptions {
  const usage = `Expected: pnpm admin ${BACKUP_COMMANDS[command]?.usage}`
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    })
    const [place] = positionals
    if (place === undefined || positionals.length > 1) throw new BackupRefusal(usage)
    return { place, options: values }
  } catch (error) {
    // Does not quote the words, one of which may be a secret.
    throw error instanceof BackupRefusal ? error : new BackupRefusal(usage)
  }
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BackupRefusal(`--identity: "${file}" cannot be read; expected a file of age-keygen.`, { cause })
  })
}

/** What the doctor says about secrets that this server cannot open. */
async function missingKeys(config: ConfigWithDatabase): Promise<string[]> {
  const connection = connect(config.databaseUrl, () => {}, { poolSize: 1 })
  try {
    const server = {
      config,
      version: VERSION,
      database: connection.pool,
      now: Date.now,
      timeServer: TIME_SERVER,
    }
    const findings = (await keysCheck.run(server)) ?? []
    return findings.map(({ problem, evidence, remedy }) => `${problem} ${evidence} ${remedy}`)
  } finally {
    await connection.close()
  }
}

function shownNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ')
  return names.length > NAMES_SHOWN ? `${shown} and ${names.length - NAMES_SHOWN} more` : shown
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
