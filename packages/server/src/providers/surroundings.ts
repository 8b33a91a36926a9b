import type { Instant } from '@scheduling/domain'
import type { FetchRules } from '../http/fetch/guarded-fetch.ts'
import type { Pool } from '../isolation/pool.ts'
import type { FeedMemory } from './feed-memory.ts'
import type { Registrations } from './registration.ts'

/** What providers have of the server that they are in. */
export interface Surroundings {
  registrations: Registrations
  now: () => Instant
  /** Of addresses that hosts name. */
  fetching: FetchRules
  /** Reads apart what strangers wrote. */
  parse: Pool['parse']
  feeds: FeedMemory
}
