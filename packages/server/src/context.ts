import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { InTurn } from './database/turns.ts'
import type { KeptBusy } from './features/busy/kept.ts'
import type { Origins } from './features/offers/origins.ts'
import type { Isolation } from './isolation/isolation.ts'
import type { Events } from './jobs/events.ts'
import type { TellBrowsers } from './zone-data/for-browsers.ts'
import type { ZonesInUse } from './zone-data/newest.ts'
import type { Outbox } from './jobs/outbox.ts'

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
  outbox: Outbox
  /** Where offers come from. */
  origins: Origins
  /** When hosts are busy, from every source. */
  busy: KeptBusy
  /** Changes of one host's bookings. */
  inTurn: InTurn
  /** Where what strangers wrote is read. */
  isolation: Isolation
  /** Signs manage links. */
  manageKey: Buffer
  /** Signs the links that confirm an e-mail address, and makes the codes. */
  confirmKey: Buffer
  /** Signs challenges. */
  proofKey: Buffer
  /** Signs the links by which readers choose their mails, and hides their addresses. */
  readerKey: Buffer
  /** Hashes codes that are typed. */
  codeKey: Buffer
}
