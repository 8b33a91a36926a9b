import path from 'node:path'
import type { Config } from '../../packages/server/src/config.ts'
import { ConfigError } from '../../packages/server/src/config.ts'
import { WrongDatabase } from '../../packages/server/src/database/purpose.ts'
import { AppError } from '../../packages/server/src/errors.ts'
import { shownAddress } from '../../packages/server/src/shown-address.ts'

type SystemError = NodeJS.ErrnoException & { port?: number; hostname?: string }

// PostgreSQL and Node codes for: not there, no access, no such database.
const NO_WAY_IN = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28|3D)/
// Errors of the client, without a code, if something else answers there.
const NO_POSTGRES =
  /^(Connection terminated|received invalid response|timeout expired|There was an error establishing)/
const NO_FOLDER = /^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|ENOSPC|EDQUOT|ENAMETOOLONG|ELOOP)$/

/** Why it did not start, and what to do. `config` is absent if the configuration is the problem. */
export function sentenceOf(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if (error instanceof WrongDatabase && config) return wrongDatabase(error, config)
  const { code = '', port, hostname, path: place, message } = error as SystemError
  if (config && (code === 'EADDRNOTAVAIL' || (hostname !== undefined && hostname === config.host)))
    return `HOST: "${config.host}" is no address of this machine; expected one that is, or 0.0.0.0 for all of them.`
  if (config?.databaseUrl && (NO_WAY_IN.test(code) || NO_POSTGRES.test(message)))
    return `${databasesOf(config)} (${message || code}); expected postgres://user:password@host/name of a database that runs.`
  if (config && NO_FOLDER.test(code) && place && isAround(config.dataDir, place))
    return `DATA_DIR: "${place}" cannot be used (${code}); expected a folder that may be written.`
  if (code === 'EADDRINUSE') return `PORT: ${port} is in use by another program; set PORT to a free one.`
  if (code === 'EACCES' && port) return `PORT: ${port} may only be opened by root; expected one above 1023.`
  return error instanceof Error
    ? [error, error.cause].flatMap((each) => (each instanceof Error ? wordsOf(each) : [])).join('\n')
    : String(error)
}

/** The message of a refusal may be a single name. Its code says what was refused. */
function wordsOf(error: Error): string {
  return error instanceof AppError ? `${error.code}: ${error.message}` : error.message
}

function databasesOf({ databaseUrl, databaseDirectUrl }: Config): string {
  const [url, directUrl] = [databaseUrl, databaseDirectUrl].map((each) => `"${shownAddress(each ?? '')}"`)
  return databaseDirectUrl
    ? `DATABASE_URL, DATABASE_DIRECT_URL: no way into ${url} or ${directUrl}`
    : `DATABASE_URL: no way into ${url}`
}

/** Whether `place` is in the data folder, or is a folder that contains it. */
function isAround(dataDir: string, place: string): boolean {
  return place.startsWith(dataDir) || dataDir.startsWith(path.join(place, path.sep))
}

function wrongDatabase({ message, holds }: WrongDatabase, { databaseUrl, dataDir }: Config): string {
  const place = databaseUrl
    ? `DATABASE_URL: "${shownAddress(databaseUrl)}". ${message}`
    : `DATA_DIR: "${dataDir}". ${message}`
  if (holds === 'old_tables')
    return databaseUrl
      ? `${place} Name another, empty database to start anew.`
      : `${place} Move this folder away to start anew: mv ${dataDir} ${dataDir}-old`
  if (holds === 'accounts')
    return databaseUrl
      ? `${place} Set PUBLIC_URL to start it, or name an empty database to look around.`
      : `${place} Move its cluster out of the way to look around.`
  return databaseUrl
    ? `${place} Name another, empty database to begin, or leave PUBLIC_URL out to go on with the trial.`
    : `${place} Name another folder to begin, or make it the trial's: mkdir -p ${dataDir}/demo && mv ${dataDir}/cluster ${dataDir}/*-password ${dataDir}/demo/`
}
