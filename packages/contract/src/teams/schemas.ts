import { limits, TEAM_KINDS, TURN_CAUSES, TURN_PERIODS } from '@scheduling/domain'
import { z } from 'zod'
import { DateText, Id, line, typedName } from '../fields.ts'

const Cap = z.int().nullable().meta({ description: 'The most meetings of this event type; null: no limit' })

const PartName = line(limits.TEAM_PART_MAX, 1)

const TeamMember = z.strictObject({
  memberId: Id,
  part: PartName.meta({ description: '`fixed` for those who always come, else the id of a pool' }),
  weight: z.int().meta({ description: 'How many meetings, compared with others of the same priority' }),
  priority: z.int().meta({ description: 'Of those who are free, the highest comes first' }),
  caps: z.strictObject({ perDay: Cap, perWeek: Cap }),
  scheduleId: Id.nullable().meta({ description: 'One of the person’s schedules; null: the default one' }),
  awayUntil: DateText.nullable().meta({
    description: 'The first date with meetings again, where the organization is; null: not away',
  }),
})

const Pool = z.strictObject({
  id: PartName,
  name: typedName(limits.NAME_MAX, 0),
  take: z.int().meta({ description: 'How many of the pool come to a meeting' }),
})

/** Who of an organization takes the meetings of an event type. */
export const Team = z
  .strictObject({
    kind: z.enum(TEAM_KINDS),
    people: z.array(TeamMember).max(limits.TEAM_PEOPLE_MAX),
    pools: z.array(Pool).max(limits.TEAM_POOLS_MAX),
    everybody: z.boolean().meta({
      description: 'Members who are not named are in the first pool, also those who join later',
    }),
    period: z
      .enum(TURN_PERIODS)
      .meta({ description: 'Turns are counted anew in each, where the organization is' }),
    noShowCounts: z
      .boolean()
      .meta({ description: 'A meeting to which the invitee did not come counts as a turn' }),
    maxAhead: z.int().nullable().meta({
      description:
        'Whoever is so many meetings ahead of their share is not offered; null: no limit. It hides times',
    }),
    ownerFirst: z.boolean().meta({
      description:
        'Customers whom a connected CRM knows come to their owner there, if the owner is free. Without effect where the invitee chooses',
    }),
  })
  .meta({ id: 'Team' })
export type Team = z.output<typeof Team>

/** What is known of turns before a booking. */
export const UpcomingTurns = z
  .object({
    period: DateText.meta({ description: 'The first date of the period that is counted now' }),
    pools: z.array(
      z.object({
        id: z.string(),
        people: z
          .array(
            z.object({
              memberId: Id,
              meetings: z.number().meta({
                description: 'Theirs in the period; a fraction where they began level with the others',
              }),
              share: z.number().meta({ description: 'Their share of all meetings of the period' }),
              next: z
                .enum(TURN_CAUSES)
                .nullable()
                .meta({ description: 'Why the next meeting is theirs; null: it is not' }),
              closed: z
                .enum(['away', 'too_far_ahead'])
                .nullable()
                .meta({ description: 'Why they take no meetings now; null: they do' }),
            }),
          )
          .meta({ description: 'In the order in which they are chosen' }),
      }),
    ),
  })
  .meta({ id: 'UpcomingTurns' })
export type UpcomingTurns = z.output<typeof UpcomingTurns>

/** The teams that lack somebody. */
export const TeamsWithGaps = z
  .object({
    teams: z.array(
      z.object({
        eventTypeId: Id,
        fixed: z
          .array(z.object({ name: z.string().nullable() }))
          .meta({ description: 'Required hosts who have gone; null: not a member any more' }),
        pools: z
          .array(z.object({ id: z.string(), name: z.string(), take: z.int(), size: z.int() }))
          .meta({ description: 'Pools with fewer people than come to a meeting: nobody can book it' }),
      }),
    ),
  })
  .meta({ id: 'TeamsWithGaps' })
export type TeamsWithGaps = z.output<typeof TeamsWithGaps>

export const MemberSchedules = z
  .object({
    members: z.array(
      z.object({
        memberId: Id,
        schedules: z.array(z.object({ id: Id, name: z.string(), isDefault: z.boolean() })),
      }),
    ),
  })
  .meta({ id: 'MemberSchedules' })
export type MemberSchedules = z.output<typeof MemberSchedules>
