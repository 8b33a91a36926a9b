import { INVITEE_PHONE, limits, POLL_ENDINGS, VOTE_ANSWERS } from '@scheduling/domain'
import { z } from 'zod'
import { InviteeName } from '../bookings/schemas.ts'
import { Location, Question } from '../event-types/schemas.ts'
import {
  Email,
  EventSlug,
  HttpUrl,
  Id,
  InstantText,
  KeptInstant,
  keptName,
  LanguageText,
  LocaleTag,
  line,
  mailedName,
  OwnerSlug,
  text,
  TimeZoneText,
} from '../fields.ts'
import { PublicOwner } from '../pages/schemas.ts'

const ending = z.enum(POLL_ENDINGS).meta({
  description:
    'By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest',
})

/** Who votes is asked for no number. */
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
  locations: z.array(PollLocation).min(1, 'One location must be selected').max(10),
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

function borrowsName(description: string) {
  return z.boolean().meta({ description })
}

const votesByName = {
  borrowsName: borrowsName(
    'It reads as if the host had voted: a proved address is somebody’s, and the name whatever they typed. False for the host’s own address, proved',
  ),
}

/** The name of an option in what is said of it. */
export const OPTION_ID: RegExp = /^\d{1,4}$/

const Choices = z.record(z.string().regex(OPTION_ID), z.enum(VOTE_ANSWERS))

export const Comment = z
  .object({
    id: Id,
    name: z.string(),
    text: z.string(),
    at: InstantText,
    borrowsName: borrowsName('It reads as if the host had written it, whom anybody can call themselves'),
  })
  .meta({ id: 'PollComment' })

const isProved = z.boolean().meta({
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

/** What everybody sees who has the link. */
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

const Answer = z.union([text(limits.LARGE_TEXT_ANSWER_MAX), z.array(line(limits.TEXT_ANSWER_MAX)).max(50)])

const said = {
  choices: Choices,
  answers: z.record(z.string().max(40), Answer).default({}),
}

/** What is said in a vote by its link. */
export const VoteSaid = z.strictObject({
  ...said,
  name: InviteeName.optional().meta({ description: 'Taken when a mailed link proves the vote' }),
})

// Two ids and a signature.
export const VoteToken = z.string().max(200)

export const VoteRequest = z.strictObject({
  owner: OwnerSlug,
  poll: EventSlug,
  name: InviteeName,
  email: Email,
  timeZone: TimeZoneText,
  language: LanguageText.default('en'),
  locale: LocaleTag.optional(),
  invitation: VoteToken.optional().meta({
    description: 'Of the mail that asked this address to vote: the vote is proved by it',
  }),
  ...said,
})

export type VoteRequest = z.output<typeof VoteRequest>

export const CommentRequest = z.strictObject({
  owner: OwnerSlug,
  poll: EventSlug,
  name: InviteeName,
  text: text(limits.COMMENT_MAX, 1),
})

export type CommentRequest = z.output<typeof CommentRequest>

export const OwnVote = z
  .object({
    poll: PublicPoll,
    name: z.string(),
    email: z.string(),
    choices: Choices,
    answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    declines: z.enum(['may', 'has', 'not_invited']).nullable().meta({
      description:
        'Whether who was invited to what it became can still say that they cannot come, or has; whoever was not, and who has, can still come; null: neither',
    }),
    isProved,
    isByMail: z.boolean().meta({
      description:
        'Known by a mailed link: a change proves the vote, and links before it do nothing any more',
    }),
    token: z.string().meta({ description: 'Changes the vote, for who has it' }),
    editUrl: HttpUrl,
  })
  .meta({ id: 'OwnVote' })

export type OwnVote = z.output<typeof OwnVote>

export const CastVote = OwnVote.extend({
  token: z.string().nullable().meta({
    description:
      'Changes the vote in this browser until the mailed link is opened. Null where the poll hides names: whether somebody has voted with this e-mail is told to its owner alone',
  }),
  editUrl: HttpUrl.nullable(),
}).meta({ id: 'CastVote' })

export type CastVote = z.output<typeof CastVote>
