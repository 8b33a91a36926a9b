import { INVITEE_PHONE, POLL_ENDINGS, limits } from '@scheduling/domain'
import { z } from 'zod'
import { Location, Question } from '../event-types/schemas.ts'
import { Id, InstantText, KeptInstant, TimeZoneText, keptName, mailedName, text } from '../fields.ts'
import { PublicOwner } from '../pages/schemas.ts'
import { Comment, borrowsName } from './comments/schemas.ts'
import { Choices } from './choices.ts'

const ending = z.enum(POLL_ENDINGS).meta({
  description:
    'By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest',
})

/** Voters are not asked for a number. */
const PollLocation = Location.refine(({ kind }) => kind !== INVITEE_PHONE, {
  error: 'Expected another location: voters are not asked for a number',
})

export const fields = {
  name: mailedName(limits.TITLE_MAX),
  description: text(limits.DESCRIPTION_MAX),
  duration: z.int().min(limits.DURATION_MIN).max(limits.DURATION_MAX),
  deadline: KeptInstant.nullable().meta({
    description: 'From then on nobody can vote; null: until its last time',
  }),
  hidesNames: z.boolean().meta({ description: 'Voters do not see who else has voted' }),
  hidesVotes: z.boolean().meta({ description: 'Voters do not see how others have voted' }),
  notifiesParticipants: z
    .boolean()
    .meta({ description: 'Voters are told when options have changed, and when they have to vote anew' }),
  notifiesHost: z.boolean().meta({ description: 'The host is told of votes' }),
  locations: z.array(PollLocation).min(1, 'One location must be selected').max(limits.LOCATIONS_MAX),
  holdsTimes: z.boolean().meta({ description: 'Whether its times are kept free from other bookings' }),
  ending,
}

export const asAdded = {
  ...fields,
  timeZone: TimeZoneText,
  isAllDay: z.boolean().meta({ description: 'Its options are dates in its zone' }),
  questions: z.array(Question).max(limits.QUESTIONS_MAX),
}

export const Capacity = z.int().min(1).max(limits.POLL_CAPACITY_MAX).nullable()

const tally = { yes: z.int(), ifNeedBe: z.int(), no: z.int() }

const option = {
  id: z.int(),
  start: InstantText,
  date: z.iso.date().nullable().meta({ description: 'Of a poll for days, in its zone' }),
  capacity: Capacity,
}

const PollOption = z.object({ ...option, ...tally, requiredMissing: z.int() }).meta({ id: 'PollOption' })
export type PollOption = z.output<typeof PollOption>

const votesByName = {
  borrowsName: borrowsName(
    'It reads as if the host had voted: a proved address is somebody’s, and the name whatever they typed. False for the host’s own address, proved',
  ),
}

export const isProved = z.boolean().meta({
  description:
    'Whoever has the mailbox has said so, by the mailed link. Only such votes count where a poll ends by itself, and for who has to be there',
})

const standing = z.enum(['open', 'closed', 'finished', 'expired']).meta({
  description: 'Closed: its deadline is past. Expired: all of its times are past, or it was deleted',
})

const summary = {
  id: Id,
  slug: z.string(),
  ...asAdded,
  name: keptName(limits.TITLE_MAX),
  slots: z.array(InstantText),
  state: standing,
  votes: z.int(),
  bookingId: Id.nullable(),
  finalStart: InstantText.nullable(),
  createdAt: InstantText,
}

export const PollSummary = z.object(summary).meta({ id: 'PollSummary' })
export type PollSummary = z.output<typeof PollSummary>

/** What the host sees. */
export const Poll = z
  .object({
    ...summary,
    options: z.array(PollOption),
    ranking: z.array(z.int()).meta({ description: 'Options to come, the best first' }),
    voters: z.array(
      z.object({
        id: Id,
        name: z.string(),
        email: z.string(),
        choices: Choices,
        isProved,
        ...votesByName,
        declined: z.boolean().meta({ description: 'Cannot come to what it became after all' }),
        answers: z.array(z.object({ label: z.string(), answer: z.union([z.string(), z.array(z.string())]) })),
        at: InstantText,
      }),
    ),
    people: z.array(
      z.object({ id: Id, email: z.string(), isRequired: z.boolean(), hasVoted: z.boolean(), isProved }),
    ),
    comments: z.array(Comment),
  })
  .meta({ id: 'Poll' })
export type Poll = z.output<typeof Poll>

/** What anybody with the link sees. */
export const PublicPoll = z
  .object({
    owner: PublicOwner,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    duration: z.int(),
    locations: z.array(Location),
    timeZone: z.string(),
    isAllDay: z.boolean(),
    questions: z.array(Question),
    deadline: InstantText.nullable(),
    state: standing,
    finalStart: InstantText.nullable(),
    revision: z.int().meta({ description: 'Grows with whatever can be seen here' }),
    hidesNames: z.boolean(),
    hidesVotes: z.boolean(),
    options: z.array(
      z.object({
        ...option,
        isFull: z.boolean(),
        isPast: z.boolean(),
        tally: z.object(tally).nullable().meta({ description: 'Null: hidden' }),
      }),
    ),
    votes: z.int().nullable(),
    voters: z
      .array(z.object({ name: z.string().nullable(), choices: Choices.nullable(), isProved, ...votesByName }))
      .meta({
        description:
          'The newest; hidden names and votes are null, and nobody is there where both are. Where names are hidden, votes are shown and counted once they are proved',
      }),
    comments: z.array(Comment),
  })
  .meta({ id: 'PublicPoll' })
export type PublicPoll = z.output<typeof PublicPoll>
