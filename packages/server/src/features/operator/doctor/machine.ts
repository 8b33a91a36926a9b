import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { DAY } from '@scheduling/domain'
import { exists } from '../../../database/folder.ts'
import { filesFolder, openStorage } from '../../../storage/storage.ts'
import { newestZones } from '../../../zone-data/newest.ts'
import type { Check, Finding } from './finding.ts'
import { finding } from './finding.ts'

const GIGABYTE = 1_000_000_000
const SCARCE_BYTES = 2 * GIGABYTE
const FULL_BYTES = GIGABYTE / 4
// A year of the zone data, and the months that a release takes to reach everybody.
const OLD_ZONES_DAYS = 500

/** Whether the disk of DATA_DIR has room. */
export const diskCheck: Check = {
  name: 'disk',
  run: async ({ config: { dataDir } }) => {
    if (!(await exists(dataDir))) return undefined
    const { bavail, bsize } = await statfs(dataDir)
    return diskFindings(bavail * bsize)
  },
}

/** `free`: in bytes. */
export function diskFindings(free: number): Finding[] {
  if (free >= SCARCE_BYTES) return []
  return [
    finding(
      free < FULL_BYTES ? 'error' : 'warning',
      'The disk of DATA_DIR is nearly full.',
      `${(free / GIGABYTE).toFixed(2)} GB are free.`,
      'Free some space or move DATA_DIR. PostgreSQL stops when the disk is full, and uploads are refused below 2 GB.',
    ),
  ]
}

/** Whether a file can be stored, read, and deleted again. */
export const storageCheck: Check = {
  name: 'storage',
  run: async ({ config }) => {
    // Made by another user than the server's, the folder would be closed to it.
    if (config.storageUrl === undefined && !(await exists(filesFolder(config.dataDir)))) return undefined
    const place = config.storageUrl === undefined ? 'DATA_DIR' : 'STORAGE_URL'
    const name = `doctor-${randomUUID()}`
    const content = Buffer.from('written by the doctor')
    try {
      const storage = openStorage(config)
      await storage.put(name, content)
      let read: Buffer | undefined
      try {
        read = await storage.get(name)
      } finally {
        await storage.delete(name)
      }
      if (read?.equals(content)) return []
      throw new Error('it answered another file than the one that was stored')
    } catch (error) {
      return [
        finding(
          'error',
          'Pictures and videos cannot be stored.',
          `${place}: ${error instanceof Error ? error.message : String(error)}.`,
          config.storageUrl === undefined
            ? 'Let the user of the server write to DATA_DIR.'
            : 'Compare the key’s rights with the docs: s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket.',
        ),
      ]
    }
  },
}

/** Whether the time zone data is recent. Countries change their clocks at short notice. */
export const zonesCheck: Check = {
  name: 'time zones',
  run: async ({ config, now }) => {
    const { version } = await newestZones(config.dataDir, { warn: () => {} })
    const year = Number.parseInt(version, 10)
    if (now() - Date.UTC(year, 0) < (OLD_ZONES_DAYS + 365) * DAY) return []
    return [
      finding(
        'warning',
        'The time zone data is old.',
        `It is ${version}.`,
        'Update to the current release, or put newer data at tzdata.json in DATA_DIR as the docs say.',
      ),
    ]
  },
}
