import type { Instant } from '@scheduling/domain'
import type pg from 'pg'
import type { Config } from '../../../config.ts'

/** `error`: people notice, or will soon. `warning`: fix it when you can. `note`: could not be checked, and may be right. */
export type Severity = 'error' | 'warning' | 'note'

/** Something that is wrong with a server. Each text is a sentence without a secret. */
export interface Finding {
  severity: Severity
  problem: string
  /** What was measured or answered. */
  evidence: string
  /** What the operator does about it. */
  remedy: string
}

/** The server that is checked, from the outside and by its database. */
export interface CheckedServer {
  config: Config
  /** Of the release that checks. */
  version: string
  /** Absent: it cannot be reached, which a finding says. */
  database: pg.Pool | undefined
  /** Why it cannot be reached. */
  whyNoDatabase?: string
  /** Milliseconds. */
  now: () => Instant
  /** An SNTP server, as `host:port`. */
  timeServer: string
}

export interface Check {
  name: string
  /** Empty: all is well. Undefined: it does not apply to this server, or cannot be made. May throw: that becomes a note. */
  run: (server: CheckedServer) => Promise<Finding[] | undefined>
}

export function finding(severity: Severity, problem: string, evidence: string, remedy: string): Finding {
  return { severity, problem, evidence, remedy }
}
