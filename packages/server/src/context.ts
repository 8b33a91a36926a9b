import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { InTurn } from './database/turns.ts'
import type { KeptMeetings } from './features/bookings/meetings.ts'
import type { Events } from './jobs/events.ts'
import type { TellBrowsers } from './zone-data/for-browsers.ts'
import type { ZonesInUse } from './zone-data/newest.ts'

/** What every operation may use; made once per process by `server.ts`. */
export interface Context {
  config: Config
  clock: Clock
  zones: ZonesInUse
  /** What pages carry for browsers whose zones are older. */
  tellBrowsers: TellBrowsers
  db: Kysely<Database>
  pool: pg.Pool
  events: Events
  meetings: KeptMeetings
  /** Changes of one host's bookings. */
  inTurn: InTurn
  /** Signs manage links. */
  manageKey: Buffer
  /** Signs challenges. */
  proofKey: Buffer
}
