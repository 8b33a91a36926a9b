import { INVITEE_PHONE, limits, POLL_ENDINGS, VOTE_ANSWERS } from '@scheduling/domain'
import { z } from 'zod'
import { InviteeName } from './bookings.ts'
import { Location, Question } from './event-types.ts'
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
} from './fields.ts'
import { PublicOwner } from './public-pages.ts'
import { route } from './route.ts'

const ending = z.enum(POLL_ENDINGS).meta({
  description:
    'By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest',
})

/** Who votes is asked for no number. */
const PollLocation = Location.refine(({ kind }) => kind !== INVITEE_PHONE, {
  error: 'Expected another location: voters are not asked for a number',
})

const fields = {
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

const asAdded = {
  ...fields,
  timeZone: TimeZoneText,
  isAllDay: z.boolean().meta({ description: 'Its options are dates in its zone' }),
  questions: z.array(Question).max(limits.QUESTIONS_MAX),
}

const Capacity = z.int().min(1).max(limits.POLL_CAPACITY_MAX).nullable()

const NewOptions = z
  .array(z.strictObject({ start: KeptInstant, capacity: Capacity.optional() }))
  .max(limits.PICKED_TIMES_MAX)

const People = z.array(z.strictObject({ email: Email, isRequired: z.boolean() })).max(limits.POLL_PEOPLE_MAX)

const OptionId = z.int().min(0).max(limits.POLL_OPTION_IDS_MAX)

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
const Comment = z
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

const PollSummary = z.object(summary).meta({ id: 'PollSummary' })
export type PollSummary = z.output<typeof PollSummary>

/** What the host sees. */
const Poll = z
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
const VoteToken = z.string().max(200)

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

const OwnVote = z
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

const CastVote = OwnVote.extend({
  token: z.string().nullable().meta({
    description:
      'Changes the vote in this browser until the mailed link is opened. Null where the poll hides names: whether somebody has voted with this e-mail is told to its owner alone',
  }),
  editUrl: HttpUrl.nullable(),
}).meta({ id: 'CastVote' })
export type CastVote = z.output<typeof CastVote>

const params = z.object({ id: Id })
const at = { owner: OwnerSlug, poll: EventSlug }
const notThere = ['invalid_input', 'poll_not_found'] as const
const refusedVotes = ['poll_closed', 'option_full', 'rate_limited', 'proof_needed'] as const
const signedIn = ['not_signed_in', 'invalid_input', 'poll_not_found'] as const

export const polls = {
  'GET /polls': route({
    summary: 'Polls whose latest time is to come and which are not finished, the newest first',
    auth: 'host',
    result: z.object({ polls: z.array(PollSummary) }),
    errors: ['not_signed_in'],
  }),
  'POST /polls': route({
    summary: 'Let people vote on times or days; those invited get a mail',
    auth: 'verified',
    body: z
      .strictObject({
        ...asAdded,
        options: NewOptions.min(1, 'At least one time must be picked'),
        people: People,
      })
      .partial()
      .required({ name: true, duration: true, locations: true, timeZone: true, options: true }),
    result: Poll,
    status: 201,
    errors: ['not_signed_in', 'not_verified', 'invalid_input', 'poll_limit_reached'],
  }),
  'GET /polls/:id': route({
    summary: 'One poll with its votes, also when it is over',
    auth: 'host',
    params,
    result: Poll,
    errors: signedIn,
  }),
  'PATCH /polls/:id': route({
    edits: 'GET /polls/:id',
    summary:
      'Change what is given. A longer duration removes earlier votes; what was said of options that stay is kept. Voters are told of both where that is wanted',
    auth: 'verified',
    params,
    body: z
      .strictObject({
        ...fields,
        questions: asAdded.questions.meta({
          description: 'What was answered stays with the id of its question',
        }),
        options: z
          .strictObject({
            add: NewOptions,
            remove: z.array(OptionId).max(limits.PICKED_TIMES_MAX),
          })
          .partial(),
        people: z
          .strictObject({
            put: People.meta({ description: 'Who is new is asked to vote' }),
            remove: z.array(Id).max(limits.POLL_PEOPLE_MAX),
          })
          .partial(),
      })
      .partial(),
    result: Poll,
    errors: [...signedIn, 'not_verified', 'poll_closed'],
  }),
  'DELETE /polls/:id': route({
    summary: 'Delete with all votes: its link expires. A meeting that came of it stays',
    auth: 'host',
    params,
    errors: signedIn,
  }),
  'POST /polls/:id/finish': route({
    summary:
      'Make an option the meeting: it becomes a booking, and who can come gets the invitation. Repeat: the same. Where the time is lost, `nearest` has the next best options',
    auth: 'verified',
    params,
    body: z.strictObject({ option: OptionId }),
    result: Poll,
    errors: [
      ...signedIn,
      'not_verified',
      'poll_closed',
      'poll_without_votes',
      'slot_taken',
      'slot_not_available',
    ],
  }),
  'POST /polls/:id/remind': route({
    summary: 'Write to those invited who have not voted yet; to each at most once a day',
    auth: 'verified',
    params,
    result: z.object({ reminded: z.int() }),
    errors: [...signedIn, 'not_verified', 'poll_closed'],
  }),
  'GET /polls/at/:owner/:poll': route({
    summary: 'A poll for who has its link. With `since` nothing but the revision, where nothing is new',
    auth: 'public',
    params: z.object(at),
    query: z.object({ since: z.coerce.number().int().optional() }),
    result: z.object({ revision: z.int(), poll: PublicPoll.nullable() }),
    errors: notThere,
  }),
  'POST /polls/votes': route({
    summary:
      'Vote, without an account. The link that proves the vote is mailed; until it is opened, the answered one changes it',
    auth: 'public',
    body: VoteRequest,
    idempotent: true,
    result: CastVote,
    status: 201,
    errors: [...notThere, ...refusedVotes, 'already_voted', 'poll_full', 'idempotency_key_reused'],
  }),
  'POST /polls/votes/open': route({
    summary: 'The vote of this link. A mailed one ends those before it',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found'],
  }),
  'PUT /polls/votes': route({
    summary: 'Change the vote of this link; by a mailed one it is proved. Repeat: the same',
    auth: 'public',
    body: VoteSaid.extend({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found', ...refusedVotes],
  }),
  'POST /polls/votes/withdraw': route({
    summary: 'Take the vote of this link back. Repeat: not found',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    errors: ['invalid_input', 'vote_not_found', 'poll_closed'],
  }),
  'POST /polls/votes/decline': route({
    summary: 'Whose vote it is cannot come to what the poll became; the meeting stays. Repeat: the same',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found', 'not_coming'],
  }),
  'POST /polls/votes/attend': route({
    summary:
      'Whose vote it is can come to what the poll became after all, and gets the invitation. Repeat: the same',
    auth: 'public',
    body: z.strictObject({ token: VoteToken }),
    result: OwnVote,
    errors: ['invalid_input', 'vote_not_found', 'not_coming', 'option_full'],
  }),
  'POST /polls/comments': route({
    summary: 'Say something below a poll',
    auth: 'public',
    body: CommentRequest,
    result: Comment,
    status: 201,
    errors: [...notThere, 'poll_closed', 'poll_full', 'rate_limited', 'proof_needed'],
  }),
}
