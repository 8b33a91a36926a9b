import type { FieldError, Team } from '@scheduling/contract'
import type { TeamProblem } from '@scheduling/domain'
import { partOfEverybody, teamProblems } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database, Db } from '../../database/schema.ts'
import { found, notFound, refusedInput } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { chosenSchedules } from '../offers/host.ts'
import type { OfferOwner } from '../offers/offer.ts'
import { ownOffer } from '../offers/operations.ts'
import type { Member } from '../organizations/operations.ts'
import { membersOf } from '../organizations/operations.ts'
import { notifyOfTeamAdditionsLater } from './added.ts'
import type { TeamId } from './store.ts'
import { leadsToOwners } from './owners.ts'
import { lockTeam, putTeam, storedTeam } from './store.ts'
import { DEFAULT_TEAM } from './default.ts'
import { OWNER_SOURCES } from './owners.ts'
import type { OfferedTeam } from './people.ts'
import { NEWCOMER, offeredTeam } from './people.ts'

const MESSAGES: Record<Exclude<TeamProblem['code'], 'between' | 'too_many'>, string> = {
  not_found: 'Names nothing of this organization',
  duplicate: 'Is there twice',
  empty: 'Nobody is in it',
  kind: 'This kind of team has none',
}

/** Who takes the meetings, as it was saved. Throws `organization_not_found` for one's own host, `event_type_not_found`. */
export async function getTeam(context: Context, hostId: HostId, eventTypeId: string): Promise<Team> {
  const members = await peopleOf(context, hostId)
  await ownOffer(context, hostId, { kind: 'event_type', id: eventTypeId })
  return withoutGone((await storedTeam(context.db, { hostId, eventTypeId })) ?? DEFAULT_TEAM, members)
}

/** Saves who takes the meetings. Throws what `getTeam` throws, and `invalid_input` with every problem. Repeat: the same. */
export async function saveTeam(
  context: Context,
  host: Acting,
  eventTypeId: string,
  team: Team,
): Promise<Team> {
  const { hostId } = host
  const id: TeamId = { hostId, eventTypeId }
  await peopleOf(context, hostId)
  const { name } = await ownOffer(context, hostId, { kind: 'event_type', id: eventTypeId })
  return context.db.transaction().execute(async (trx) => {
    await lockTeam(trx, id)
    const members = await membersOf(trx, hostId)
    await refuseTeam(trx, team, members)
    await notifyOfTeamAdditionsLater(context, trx, host, { eventTypeId, team, members })
    await putTeam(trx, id, team)
    if (leadsToOwners(team)) await askForOwners(context, trx, hostId, members)
    await recordActivity(context, trx, host, 'event_type_changed', name, eventTypeId)
    return team
  })
}

/** The people of a team that is not saved. Throws `organization_not_found` for one's own host, `invalid_input`. */
export async function offeredUnsaved(
  context: Pick<Context, 'db' | 'clock'>,
  owner: OfferOwner,
  { eventTypeId, team }: { eventTypeId: string; team: Team },
): Promise<OfferedTeam> {
  const { db, clock } = context
  await refuseTeam(db, team, await peopleOf(context, owner.id), 'team.')
  return offeredTeam(db, owner, { eventTypeId, team }, clock.now())
}

/** Whether a member takes meetings of an event type. */
export async function isInTeam(db: Db, id: TeamId, memberId: string): Promise<boolean> {
  const { everybody, people } = (await storedTeam(db, id)) ?? DEFAULT_TEAM
  return everybody || people.some((person) => person.memberId === memberId)
}

/**
 * Puts a member into the team, where members who are not named would be. Throws `event_type_not_found`. Repeat: does
 * nothing.
 */
export async function addToTeam(
  context: Context,
  trx: Transaction<Database>,
  host: Acting,
  id: TeamId,
  memberId: string,
): Promise<void> {
  const { name } = await ownOffer({ ...context, db: trx }, id.hostId, {
    kind: 'event_type',
    id: id.eventTypeId,
  })
  await lockTeam(trx, id)
  if (await isInTeam(trx, id, memberId)) return
  const team = withoutGone((await storedTeam(trx, id)) ?? DEFAULT_TEAM, await membersOf(trx, id.hostId))
  const newcomer = { ...NEWCOMER, memberId, part: partOfEverybody(team) }
  await putTeam(trx, id, { ...team, people: [...team.people, newcomer] })
  await recordActivity(context, trx, host, 'event_type_changed', name, id.eventTypeId)
}

/** The members of an organization. Throws `organization_not_found` for one's own host. */
export async function peopleOf({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<Member[]> {
  const members = await membersOf(db, hostId)
  // An organization has an owner, a host of one person has no members.
  if (members.length === 0) throw notFound('organization_not_found', hostId)
  return members
}

async function askForOwners(
  context: Context,
  trx: Transaction<Database>,
  hostId: HostId,
  members: readonly Member[],
): Promise<void> {
  const hostIds = [hostId, ...members.map(({ person }) => person)]
  for (const { wanted } of context.hooks(OWNER_SOURCES)) await wanted({ ...context, db: trx }, hostIds)
}

/** Those who have gone are in no offer, and not shown. */
function withoutGone(team: Team, members: readonly Member[]): Team {
  const known = new Set(members.map(({ id }) => id))
  return { ...team, people: team.people.filter(({ memberId }) => known.has(memberId)) }
}

/** Nobody but members, and no schedule but their own. `at`: where the team is in what was sent. */
async function refuseTeam(db: Db, team: Team, members: readonly Member[], at = ''): Promise<void> {
  const ids = members.map(({ id }) => id)
  const problems = teamProblems(team, ids).map(errorOf)
  const errors = problems.length > 0 ? problems : await scheduleErrors({ db }, team, members)
  if (errors.length > 0) throw refusedInput(errors.map((error) => ({ ...error, path: `${at}${error.path}` })))
}

function errorOf({ path, code, min, max }: TeamProblem): FieldError {
  if (code === 'between')
    return { path, reason: code, message: `Expected a whole number from ${min} to ${max}` }
  if (code === 'too_many') return { path, reason: code, message: `The pool has ${max}` }
  return { path, reason: code, message: MESSAGES[code] }
}

/** A person's own schedules, and no one else's. */
async function scheduleErrors(
  { db }: Pick<Context, 'db'>,
  { people }: Team,
  members: readonly Member[],
): Promise<FieldError[]> {
  const wanted = people.map(({ memberId, scheduleId }) => {
    const { person } = found(
      members.find(({ id }) => id === memberId),
      'invalid_input',
      memberId,
    )
    return { hostId: person, scheduleId }
  })
  const known = await chosenSchedules(db, wanted)
  return wanted.flatMap(({ hostId, scheduleId }, index) => {
    if (scheduleId === null || known.some((row) => row.host_id === hostId && row.id === scheduleId)) return []
    const message = 'No such schedule of this person'
    return [{ path: `people[${index}].scheduleId`, reason: 'not_found', message }]
  })
}
