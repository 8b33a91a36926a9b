import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { InviteeName } from '../../bookings/schemas.ts'
import {
  Email,
  EventSlug,
  HttpUrl,
  LanguageText,
  LocaleTag,
  OwnerSlug,
  TimeZoneText,
  line,
  text,
} from '../../fields.ts'
import { PublicPoll, isProved } from '../schemas.ts'
import { Choices } from '../choices.ts'

const Answer = z.union([
  text(limits.LARGE_TEXT_ANSWER_MAX),
  z.array(line(limits.TEXT_ANSWER_MAX)).max(limits.QUESTION_OPTIONS_MAX),
])

const said = {
  choices: Choices,
  answers: z.record(z.string().max(limits.QUESTION_ID_MAX), Answer).default({}),
}

/** A vote that is cast by the poll's link. */
export const VoteChange = z.strictObject({
  ...said,
  name: InviteeName.optional().meta({ description: 'Taken when a mailed link proves the vote' }),
})

export const VoteToken = z.string().max(limits.TOKEN_MAX)

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
