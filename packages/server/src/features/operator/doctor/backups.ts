import { DAY, HOUR } from '@scheduling/domain'
import { readBackupState } from '../../../backup/state.ts'
import type { Check, Finding } from './finding.ts'
import { finding } from './finding.ts'

// A backup each night, and one night on which it failed.
const OLD_AFTER = 2 * DAY

/** Whether there is a recent backup, and whether a restored server still waits for the operator. */
export const backupsCheck: Check = {
  name: 'backups',
  run: async ({ database, config, now }) => {
    if (!database) return undefined
    const { newest, restored } = await readBackupState(database)
    const findings: Finding[] = []
    if (restored)
      findings.push(
        finding(
          'warning',
          'A restored server sends no emails and calls nobody.',
          `It was restored at ${restored.restoredAt.toISOString()} from the backup of ${restored.takenAt.toISOString()}.`,
          'Stop the former server, and run “pnpm admin resume --now”.',
        ),
      )
    const age = newest ? now() - newest.takenAt.getTime() : Infinity
    if (!config.isTrial && age > OLD_AFTER)
      findings.push(
        finding(
          'warning',
          newest ? 'The newest backup is old.' : 'There is no backup.',
          newest
            ? `It is of ${Math.floor(age / HOUR)} hours ago.`
            : 'No “pnpm admin backup” of this database has succeeded.',
          'Run “pnpm admin backup FOLDER” each night, as the docs say, or see why it fails. If you use tools of your own, ignore this.',
        ),
      )
    return findings
  },
}
