import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ZoneSource } from '@scheduling/domain'
import type { Logger } from 'pino'
import type { ZoneData } from './packed.ts'
import { readPacked } from './packed.ts'

/** The source of a process's time zones. */
export interface ZonesInUse {
  version: string
  /** Undefined if Node's own are the newest. */
  data: ZoneData | undefined
  recordOf: ZoneSource
  /** The data that came with this release. */
  released: ZoneData
}

/** In DATA_DIR: newer zones for a server that is not updated. */
export const DROP_IN = 'tzdata.json'

// Three times the current size.
const BYTES_MAX = 2_500_000

/**
 * Picks the newest of three: Node's data, the package's, and `tzdata.json` in the data folder. Logs and ignores a
 * file that cannot be used: it is better to start with one country an hour off than not at all.
 */
export async function newestZones(
  dataDir: string,
  log: Pick<Logger, 'warn'>,
  nodes: string = process.versions.tz ?? '',
): Promise<ZonesInUse> {
  const file = createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json')
  const released = readPacked(await readFile(file, 'utf8'))
  const zoneData = [released, await dropIn(path.join(dataDir, DROP_IN), log)].filter(
    (data) => data !== undefined,
  )
  // Versions are a year and a letter: 2026f is newer than 2026c.
  const newest = zoneData.reduce((best, data) => (data.version > best.version ? data : best))
  return newest.version > nodes
    ? { version: newest.version, data: newest, recordOf: newest.recordOf, released }
    : { version: nodes, data: undefined, recordOf: () => undefined, released }
}

async function dropIn(file: string, log: Pick<Logger, 'warn'>): Promise<ZoneData | undefined> {
  try {
    const { size } = await stat(file)
    if (size > BYTES_MAX) throw new Error(`${size} bytes; expected at most ${BYTES_MAX}`)
    const data = readPacked(await readFile(file, 'utf8'))
    // Parse everything now, so that errors do not appear in the middle of a request.
    for (const name of data.names) data.recordOf(name.toLowerCase())
    return data
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    log.warn({ err: error, file }, 'time zones not used; expected data/packed/latest.json of moment-timezone')
    return undefined
  }
}
