import type { ClosedTime, PlainDate, Team, TeamMember, TimeZone } from '@scheduling/domain'
import { FIXED_PART, instantOf, partOfEverybody, tooFarAhead, turnPeriodOf } from '@scheduling/domain'
import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { offeredHosts } from '../offers/host.ts'
import type { Offer, OfferOwner, OfferedHost, Pool, PooledHost } from '../offers/offer.ts'
import { membersOf } from '../organizations/operations.ts'
import type { Member } from '../organizations/operations.ts'
import { closedPeriods } from './ahead.ts'
import { DEFAULT_TEAM } from './default.ts'
import { leadsToOwners } from './owners.ts'

/** The people of a team, as an offer names them. */
export type OfferedTeam = Required<Pick<Offer, 'hosts' | 'pools' | 'teamState' | 'choosable' | 'ownerFirst'>>

/** A member, and what the team says about them. */
interface Place {
  person: HostId
  given: Omit<TeamMember, 'memberId'>
}

/**
 * Who takes the meetings of an event type. It is read through the members, so that who has gone is in no offer. Whatever the
 * number of people, each table is read once. `only`: the pools leave out everybody else, unless somebody could be too far
 * ahead of them.
 */
export async function offeredTeam(
  db: Db,
  owner: OfferOwner,
  { eventTypeId, team }: { eventTypeId: string; team: Team | null },
  now: number,
  only?: readonly HostId[],
): Promise<OfferedTeam> {
  const known = team ?? DEFAULT_TEAM
  const places = placesOf(known, await membersOf(db, owner.id))
  const wanted = only && known.maxAhead === null ? places.filter((place) => isWanted(place, only)) : places
  const people = await offeredHosts(
    db,
    wanted.map(({ person, given }) => ({ hostId: person, scheduleId: given.scheduleId })),
  )
  const placed = wanted.flatMap((place) => {
    const host = people.get(place.person)
    // Nobody would come to the meetings of a closed account.
    return host && !host.isClosed ? [{ place, host: withTeamRules(host, place, owner.timeZone) }] : []
  })
  const pools = known.pools.map(({ id, name, take }): Pool => {
    const inPool = placed.filter(({ place }) => place.given.part === id)
    const { period } = known
    return { id, name, take, period, people: inPool.map(({ host, place }) => pooled(host, place)) }
  })
  const fixed = placed.filter(({ place }) => place.given.part === FIXED_PART).map(({ host }) => host)
  const open = await closeAhead(db, owner, eventTypeId, known, pools, now)
  const choosable =
    known.kind === 'choice' ? open.flatMap(({ people: some }) => some.map(({ id }) => id)) : []
  const teamState = JSON.stringify([known.pools, known.period, places])
  return { hosts: fixed, pools: open, teamState, choosable, ownerFirst: leadsToOwners(known) }
}

function isWanted({ person, given }: Place, only: readonly HostId[]): boolean {
  return given.part === FIXED_PART || only.includes(person)
}

/** In the order of the members, so that the same team is always read alike. */
function placesOf(team: Team, members: readonly Member[]): Place[] {
  const named = Map.groupBy(team.people, ({ memberId }) => memberId)
  return members.flatMap(({ id, person }): Place[] => {
    const given = named.get(id)
    if (given) return given.map((one): Place => ({ person, given: one }))
    return team.everybody ? [{ person, given: { ...NEWCOMER, part: partOfEverybody(team) } }] : []
  })
}

/** What a team says about whom it does not name. */
export const NEWCOMER: Omit<Place['given'], 'part'> = {
  weight: 1,
  priority: 0,
  caps: { perDay: null, perWeek: null },
  scheduleId: null,
  awayUntil: null,
}

function withTeamRules(host: OfferedHost, { given }: Place, timeZone: TimeZone): OfferedHost {
  const closed = given.awayUntil === null ? [] : [awayUntil(given.awayUntil, timeZone)]
  return { ...host, caps: given.caps, ...(closed.length > 0 && { closed }) }
}

function awayUntil(date: PlainDate, timeZone: TimeZone): ClosedTime {
  return { code: 'away', start: 0, end: instantOf(timeZone, date, '00:00') }
}

function pooled(host: OfferedHost, { given: { weight, priority } }: Place): PooledHost {
  return { ...host, weight, priority }
}

/** Closes the periods in which somebody is too far ahead of the others, if the team wants that. */
async function closeAhead(
  db: Db,
  owner: OfferOwner,
  eventTypeId: string,
  { maxAhead, period }: Team,
  pools: Pool[],
  now: number,
): Promise<Pool[]> {
  if (maxAhead === null || pools.length === 0) return pools
  const since = turnPeriodOf(period, now, owner.timeZone)
  const closed = await closedPeriods(db, { hostId: owner.id, eventTypeId }, pools, since, (pool, counts) =>
    tooFarAhead(pool.people, counts, maxAhead),
  )
  return pools.map((pool) => ({
    ...pool,
    people: pool.people.map((person) => {
      const own = closed(pool, person.id, period, owner.timeZone)
      return own.length === 0 ? person : { ...person, closed: [...(person.closed ?? []), ...own] }
    }),
  }))
}
