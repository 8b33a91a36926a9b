import type { Team } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { Acting } from '../../http/caller.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { offerOf } from '../offers/operations.ts'
import { tellMember } from '../organizations/news.ts'
import type { Member } from '../organizations/operations.ts'
import { holdMember } from '../organizations/operations.ts'
import type { Addition } from './queues.ts'
import { ADDITIONS } from './queues.ts'
import type { TeamId } from './store.ts'
import { teamsOfHost } from './store.ts'

// Somebody sets up several teams in a row: one mail at the end of these minutes names all of them.
const TOGETHER_MS = 5 * MINUTE

/**
 * Schedules a mail to each member whom somebody else adds to a team. Called before the team is saved. A team that was never
 * saved counts as empty, unless it includes everybody now. Repeat: no second mail within the same five minutes.
 */
export async function notifyOfTeamAdditionsLater(
  context: Context,
  trx: Transaction<Database>,
  { hostId, accountId }: Acting,
  { eventTypeId, team, members }: Pick<TeamId, 'eventTypeId'> & { team: Team; members: readonly Member[] },
): Promise<void> {
  const teams = await teamsOfHost(trx, hostId)
  const before = teams.find((row) => row.event_type_id === eventTypeId)?.team ?? null
  const wasIn = (id: string) => (before ? isIn(before, id) : team.everybody)
  const added = members.filter(
    ({ id, account_id }) => account_id !== accountId && isIn(team, id) && !wasIn(id),
  )
  const at = (Math.floor(context.clock.now() / TOGETHER_MS) + 1) * TOGETHER_MS
  await context.jobs.send(
    trx,
    ADDITIONS,
    added.map(({ id, person }) => {
      const known = teams.flatMap((row) =>
        row.team ? [{ eventTypeId: row.event_type_id, team: row.team }] : [],
      )
      const [hosted, others] = [true, false].map((hosts) =>
        known.filter((one) => isIn(one.team, id) === hosts).map((one) => one.eventTypeId),
      ) as [string[], string[]]
      const data: Addition = { person, organization: hostId, hosted, notHosted: [...others, eventTypeId] }
      return { id: stableId('team-additions', hostId, person, String(at)), data, at }
    }),
  )
}

/** Mails a member the teams that they were added to and are still in. Repeat: mails once more. */
export async function notifyOfTeamAdditions(
  context: Context,
  { person, organization, hosted, notHosted }: Addition,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const member = await holdMember(trx, organization, person)
    if (!member) return
    const names: string[] = []
    for (const { event_type_id: id, team } of await teamsOfHost(trx, organization)) {
      const isNew = notHosted.includes(id) || (!hosted.includes(id) && isNamed(team, member.id))
      if (!team || !isNew || !isIn(team, member.id)) continue
      const offer = await offerOf(context, trx, organization, { kind: 'event_type', id })
      if (offer) names.push(offer.name)
    }
    if (names.length > 0) await tellMember(context, trx, member, 'added_to_team', null, names.toSorted())
  })
}

function isIn(team: Team, memberId: string): boolean {
  return team.everybody || isNamed(team, memberId)
}

function isNamed(team: Team | null, memberId: string): boolean {
  return team?.people.some((person) => person.memberId === memberId) ?? false
}
