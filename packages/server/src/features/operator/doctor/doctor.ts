import { addressCheck, certificateCheck } from './address.ts'
import { backupsCheck } from './backups.ts'
import { clockCheck } from './clock.ts'
import { connectionsCheck, databaseCheck, jobsCheck, keysCheck, versionsCheck } from './database.ts'
import type { Check, CheckedServer, Finding, Severity } from './finding.ts'
import { finding } from './finding.ts'
import { diskCheck, storageCheck, zonesCheck } from './machine.ts'
import { mailCheck, senderCheck } from './mail.ts'
import { registrationsCheck } from './registrations.ts'
import { withoutSecrets } from './secrets.ts'

export const CHECKS: readonly Check[] = [
  databaseCheck,
  addressCheck,
  certificateCheck,
  mailCheck,
  senderCheck,
  jobsCheck,
  keysCheck,
  registrationsCheck,
  connectionsCheck,
  versionsCheck,
  backupsCheck,
  diskCheck,
  storageCheck,
  clockCheck,
  zonesCheck,
]

export interface CheckResult {
  name: string
  /** Absent: it was not made. */
  findings?: Finding[]
}

/** Asked for the time, unless a test says otherwise. */
export const TIME_SERVER = 'pool.ntp.org:123'

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note']
const PATIENCE_MS = 30_000

/** Runs all checks at once and answers in their order. No text has a secret of the configuration. */
export async function examine(server: CheckedServer, all = CHECKS): Promise<CheckResult[]> {
  const clean = (text: string) => withoutSecrets(text, server.config)
  return Promise.all(
    all.map(async (check) => {
      const findings = await findingsOf(check, server)
      if (!findings) return { name: check.name }
      const cleaned = findings.map(({ severity, problem, evidence, remedy }) =>
        finding(severity, clean(problem), clean(evidence), clean(remedy)),
      )
      return { name: check.name, findings: cleaned }
    }),
  )
}

async function findingsOf({ name, run }: Check, server: CheckedServer): Promise<Finding[] | undefined> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no result within ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS)
  try {
    return await Promise.race([run(server), tooLate])
  } catch (error) {
    return [
      finding(
        'note',
        `The check “${name}” could not be made.`,
        `${error instanceof Error ? error.message : String(error)}.`,
        'Correct what the others say, and check again.',
      ),
    ]
  } finally {
    clearTimeout(timer)
  }
}

/** 0: nothing to do. 1: there are warnings. 2: there are errors. */
export function exitCodeOf(results: readonly CheckResult[]): 0 | 1 | 2 {
  const severities = findingsBySeverity(results).map(({ severity }) => severity)
  if (severities.includes('error')) return 2
  return severities.includes('warning') ? 1 : 0
}

/** The worst first. */
export function findingsBySeverity(results: readonly CheckResult[]): Finding[] {
  return SEVERITIES.flatMap((severity) =>
    results.flatMap(({ findings = [] }) => findings.filter((each) => each.severity === severity)),
  )
}

/** What the other checks say, in two lines. */
export function otherLines(results: readonly CheckResult[]): string[] {
  const well = results.filter(({ findings }) => findings?.length === 0)
  const absent = results.filter(({ findings }) => findings === undefined)
  return [
    ...(well.length > 0 ? [`No problem found: ${namesOf(well)}.`] : []),
    ...(absent.length > 0 ? [`Not checked here: ${namesOf(absent)}.`] : []),
  ]
}

function namesOf(results: readonly CheckResult[]): string {
  return results.map(({ name }) => name).join(', ')
}

/** For a terminal. */
export function doctorText(results: readonly CheckResult[]): string {
  return [
    ...findingsBySeverity(results).map(
      ({ severity, problem, evidence, remedy }) => `${severity}: ${problem}\n  ${evidence}\n  ${remedy}\n`,
    ),
    ...otherLines(results),
  ].join('\n')
}
