import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { Offer } from '../offers/offer.ts'
import type { HostSources, SlotOptions } from '../slots/operations.ts'
import type { BookingTurn, FirstPeople } from '../teams/turns.ts'

/** A request for one start, and what to write if it succeeds. */
export interface SlotClaim<Written> {
  start: Instant
  options: SlotOptions
  /** The hosts whose time it takes. Whose turn it is in the pools of an offer is not known yet. */
  hostIds: readonly HostId[]
  /** The offer as read for this request. */
  offer: Offer
  /** Of the pools: those to whom the invitee comes if they are free, whosever turn it is. */
  first?: FirstPeople | undefined
  /** Its time is already held, and it was counted then. So it is checked only under the locks. */
  confirmsHold?: boolean
  /** Its current offer is the same for all who want one of this offer, so they can be served in one transaction. */
  alike?: Alike<Written> | undefined
  /** Only holds the time: whose turn it was counts when it is booked. */
  isHold?: boolean
  /** Counts requests that pass the check before the locks. Throws to refuse one. */
  allow?: (() => Promise<void>) | undefined
  /** Reads the offer again, with its current rules. `only`: its pools may leave out everybody else. */
  currentOffer: (db: Db, only?: readonly HostId[]) => Promise<Offer>
  /** What the first request with the same key wrote. Called before locking and again under the locks. */
  earlier?: (db: Db) => Promise<Written | undefined>
  /** If it throws, nothing is written. */
  write: (trx: Transaction<Database>, slot: FreeSlot) => Promise<Written>
}

/** How several claims of one kind are written at once. */
export interface Alike<Written, Wanted = unknown> {
  kind: 'booking' | 'hold'
  wanted: Wanted
  /** For all of them, in their order, each with its slot. Nobody is in two of these slots. */
  writeAll(trx: Transaction<Database>, all: readonly { slot: FreeSlot; wanted: Wanted }[]): Promise<Written[]>
}

/** A slot that is free under the locks: the current offer, and the calendars that were checked. */
export interface FreeSlot {
  offer: Offer
  sources: readonly HostSources[]
  /** Whose turn it was in the pools. */
  turns?: readonly BookingTurn[]
}
