import type { Instant } from '@scheduling/domain'
import { DAY } from '@scheduling/domain'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupRefusal, momentOfName, readManifest } from './manifest.ts'

/** For how many days, weeks and months the last backup stays. */
export interface Retention {
  days: number
  weeks: number
  months: number
}

// Ten years of days. A longer number is a slip.
const COUNT_MAX = 3_650
const UNITS = { d: 'days', w: 'weeks', m: 'months' } as const

/** `7d,4w,12m`, in any order; what is left out is none. Throws `BackupRefusal`. */
export function retentionOf(text: string): Retention {
  const retention: Retention = { days: 0, weeks: 0, months: 0 }
  for (const part of text.split(',')) {
    const [, digits, unit] = /^([1-9]\d*)([dwm])$/.exec(part) ?? []
    const count = Number(digits)
    if (digits === undefined || count > COUNT_MAX)
      throw new BackupRefusal(
        `--keep: "${part}" in "${text}"; expected days, weeks and months up to ${COUNT_MAX}, such as 7d,4w,12m.`,
      )
    retention[UNITS[unit as keyof typeof UNITS]] = count
  }
  return retention
}

const PERIODS: Record<keyof Retention, (moment: Instant) => string> = {
  days: (moment) => new Date(moment).toISOString().slice(0, 10),
  // 1970 began on a Thursday, and weeks begin on Mondays.
  weeks: (moment) => String(Math.floor((moment / DAY + 3) / 7)),
  months: (moment) => new Date(moment).toISOString().slice(0, 7),
}

/**
 * The moments whose backups go: all but the last one of each of the latest days, weeks and months (UTC) that have any,
 * and never the newest.
 */
export function expiredMoments(moments: readonly Instant[], retention: Retention): Instant[] {
  const newestFirst = moments.toSorted((a, b) => b - a)
  const staying = new Set(newestFirst.slice(0, 1))
  for (const [unit, periodOf] of Object.entries(PERIODS)) {
    const lastOf = new Map<string, Instant>()
    for (const moment of newestFirst) if (!lastOf.has(periodOf(moment))) lastOf.set(periodOf(moment), moment)
    for (const moment of [...lastOf.values()].slice(0, retention[unit as keyof Retention]))
      staying.add(moment)
  }
  return newestFirst.filter((moment) => !staying.has(moment))
}

/**
 * Deletes expired backups of the server at `publicUrl` from `target`. Leaves everything else there alone, also
 * backups that were cut. Answers the names. Repeat: does nothing.
 */
export async function deleteExpired(
  target: string,
  publicUrl: string,
  retention: Retention,
): Promise<string[]> {
  const names = new Map<Instant, string>()
  for (const name of await readdir(target)) {
    const moment = momentOfName(name)
    if (moment !== undefined && (await isBackupOf(path.join(target, name), publicUrl)))
      names.set(moment, name)
  }
  const expired = expiredMoments([...names.keys()], retention).map((moment) => String(names.get(moment)))
  for (const name of expired) await rm(path.join(target, name), { recursive: true })
  return expired
}

async function isBackupOf(place: string, publicUrl: string): Promise<boolean> {
  return readManifest(place).then(
    (manifest) => manifest.publicUrl === publicUrl,
    () => false,
  )
}
