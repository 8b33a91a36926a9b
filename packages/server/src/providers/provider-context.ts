import type { Instant } from '@scheduling/domain'
import type { FetchRules } from '../http/fetch/guarded-fetch.ts'
import type { Pool } from '../isolation/pool.ts'
import type { FeedMemory } from './feed-memory.ts'
import type { ProviderOrigins } from './keyed.ts'
import type { Registrations } from './registration.ts'

/** What providers get from the server. */
export interface ProviderContext {
  registrations: Registrations
  /** Addresses that replace the own ones of services with keys. */
  origins: ProviderOrigins
  now: () => Instant
  /** Rules for addresses that hosts enter. */
  fetching: FetchRules
  /** Parses what strangers wrote. */
  parse: Pool['parse']
  feeds: FeedMemory
}
