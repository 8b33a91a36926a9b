import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Config, Role } from './config.ts'
import type { Database } from './database/schema.ts'
import type { Events } from './jobs/events.ts'
import type { Outbox } from './jobs/outbox.ts'
import type { ZonesInUse } from './zone-data/newest.ts'

/** What every operation may use; made once per process by `server.ts`. */
export interface Context {
  config: Config
  clock: Clock
  zones: ZonesInUse
  db: Kysely<Database>
  pool: pg.Pool
  events: Events
  jobs: Outbox
  /** What a capability keeps of its own. */
  kept: <Kept>(what: Keeping<Kept>) => Kept
  /** Those who take part in what a lower capability does, in the order of capabilities. */
  partakers: <Part>(occasion: Occasion<Part>) => readonly Part[]
}

/** What an operation never needs, and a process has. */
export interface ThisProcess {
  log: Logger
  /** Folder of the built browser packages. */
  dist: string
}

/**
 * A cache, a queue or a key of one capability. Named in its `index.ts`, opened before anything of it is used, closed after
 * everything that uses it.
 */
export interface Keeping<Kept> {
  name: string
  open(context: Context, process: ThisProcess): Kept | Promise<Kept>
  close?(kept: Kept): void | Promise<void>
  /** Absent: in each process. */
  role?: Role
}

export function keeping<Kept>(what: Keeping<Kept>): Keeping<Kept> {
  return what
}

/**
 * What a lower capability lets others take part in, within its own transaction or question: it knows only what it calls
 * them with. A repeat calls them again.
 */
export interface Occasion<Part> {
  name: string
  /** Carries the type alone. */
  part?: Part
}

export function occasion<Part>(name: string): Occasion<Part> {
  return { name }
}
