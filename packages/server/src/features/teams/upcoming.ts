import type { UpcomingTurns } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { inTurn, turnOf, turnPeriodOf } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { PooledHost } from '../offers/offer.ts'
import { peopleOf as everybodyOf } from '../offers/offer.ts'
import { ownOffer } from '../offers/operations.ts'
import type { Member } from '../organizations/operations.ts'
import { peopleOf } from './operations.ts'
import type { BookingTurn, PoolTurns } from './turns.ts'
import { choosePeople, closedCodes, readTurns, sharersOf, turnsOf } from './turns.ts'

type ShownPool = UpcomingTurns['pools'][number]

/**
 * Whose turn is next, as a booking would choose them if everybody is free who takes meetings now. Throws
 * `organization_not_found` for one's own host, `event_type_not_found`.
 */
export async function upcomingTurns(
  context: Context,
  hostId: HostId,
  eventTypeId: string,
): Promise<UpcomingTurns> {
  const { db, clock } = context
  const now = clock.now()
  const members = await peopleOf(context, hostId)
  const offer = await ownOffer(context, hostId, { kind: 'event_type', id: eventTypeId })
  const turns = await readTurns(db, offer, now)
  const closed = new Set(
    everybodyOf(offer)
      .filter((person) => closedCodes(person, now).length > 0)
      .map(({ id }) => id),
  )
  const isFree = (id: HostId) => !closed.has(id)
  const chosen = choosePeople(offer, turns, isFree)
  const next = chosen ? turnsOf(turns, chosen, isFree) : []
  return {
    period: turnPeriodOf(offer.pools?.[0]?.period ?? 'month', now, offer.owner.timeZone),
    pools: turns.pools.map((pool) => poolOf(pool, next, members, now)),
  }
}

/** Those who are next come first, then the others in turn, then those who take no meetings now. */
function poolOf(
  { pool, counts }: PoolTurns['pools'][number],
  next: readonly BookingTurn[],
  members: readonly Member[],
  now: Instant,
): ShownPool {
  const sharers = sharersOf(pool)
  const chosen = new Map<string, BookingTurn['cause']>(
    next.filter(({ poolId }) => poolId === pool.id).map((turn) => [turn.person, turn.cause]),
  )
  const free = sharers.filter((person) => closedCodes(person, now).length === 0)
  const inOrder = inTurn(sharers, counts, new Set(free.map(({ id }) => id as string)))
  const place = ({ id }: { id: string }) => {
    const at = inOrder.findIndex((one) => one.id === id)
    return chosen.has(id) ? -1 : at === -1 ? sharers.length : at
  }
  return {
    id: pool.id,
    people: sharers
      .toSorted((one, other) => place(one) - place(other))
      .flatMap((person): ShownPool['people'] => {
        const memberId = members.find((member) => member.person === person.id)?.id
        if (memberId === undefined) return []
        const { meetings, share } = turnOf(sharers, counts, [person], free.length)
        return [
          { memberId, meetings, share, next: chosen.get(person.id) ?? null, closed: closedOf(person, now) },
        ]
      }),
  }
}

function closedOf(person: PooledHost, now: Instant): ShownPool['people'][number]['closed'] {
  const codes = closedCodes(person, now)
  return codes.includes('away') ? 'away' : codes.includes('too_far_ahead') ? 'too_far_ahead' : null
}
