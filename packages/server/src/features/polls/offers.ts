import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract'
import type { Instant, PlainDate } from '@scheduling/domain'
import { dateOf } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { sourceOfHold } from '../holds/busy.ts'
import { startOfDate } from '../offers/all-day.ts'
import type { Offer, PageOffer } from '../offers/offer.ts'
import type { OriginSource } from '../offers/origins.ts'
import { pickedOffer } from '../offers/picked.ts'
import { stateOf } from './state.ts'
import { optionsOf } from './options-store.ts'
import type { StoredOption } from './options-store.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'

/** A poll as an offer: its options, for its host alone. Nobody else can book at its address. */
export const pollOffers: OriginSource = {
  kind: 'poll',
  async offerById(db, hostId, id, now) {
    const row = await pollById(db, hostId, id)
    return row && offerOf(db, row, now)
  },
}

export async function offerOf(db: Db, row: StoredPoll, now: Instant): Promise<PageOffer | undefined> {
  const options = await optionsOf(db, row)
  const state = stateOf(row, now)
  return pickedOffer(db, {
    origin: { kind: 'poll', id: row.id },
    hostId: row.host_id,
    state: state === 'open' || state === 'closed' ? 'open' : 'gone',
    slug: row.slug,
    name: row.name,
    description: row.description,
    duration: row.duration,
    locations: row.locations,
    reminders: EVENT_TYPE_DEFAULTS.reminders,
    starts: options.map(({ starts_at }) => starts_at.getTime()),
    ...(row.is_all_day && { dates: options.map((option) => dateOfOption(row, option)) }),
    ownHolds: sourceOfHold(row.id),
  })
}

type Dated = Pick<StoredOption, 'starts_at'>

/** For a poll on days: the option is this date for everybody. */
export function dateOfOption({ time_zone }: Pick<StoredPoll, 'time_zone'>, { starts_at }: Dated): PlainDate {
  return dateOf(time_zone, starts_at.getTime())
}

/** The start of the meeting. A date begins where its host lives, whatever zone the poll is in. */
export function startOfOption(offer: Pick<Offer, 'owner'>, poll: StoredPoll, option: Dated): Instant {
  return poll.is_all_day ? startOfDate(offer, dateOfOption(poll, option)) : option.starts_at.getTime()
}

/** The options that people can still vote on, ascending. */
export async function startsToCome(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  poll: StoredPoll,
): Promise<Instant[]> {
  const options = await optionsOf(db, poll)
  return options.map(({ starts_at }) => starts_at.getTime()).filter((start) => start > clock.now())
}
