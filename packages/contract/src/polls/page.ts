import type { Instant, PlainDate } from '@scheduling/domain'
import type { ErrorCode, FieldError } from '../errors.ts'
import type { Location } from '../event-types/schemas.ts'
import type { FactsOf } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import type { PublicOwner } from '../pages/schemas.ts'
import type { OwnVote } from './votes/schemas.ts'
import type { PublicPoll } from './schemas.ts'

/** Of the mail that asked somebody to vote. */
export const INVITATION_PARAM = 'invitation'

/** Which answer a form gives to an option of a poll: `choice_<id>`. */
export const CHOICE_PREFIX = 'choice_'

/** A vote that was sent without JavaScript and refused, likewise a comment. */
export interface RefusedVote {
  values: Pick<OwnVote, 'name' | 'email' | 'choices' | 'answers'>
  errors: FieldError[]
  code: ErrorCode | null
}

export interface RefusedComment {
  values: { name: string; text: string }
  errors: FieldError[]
  code: ErrorCode | null
}

/** A poll, for who has its link; behind an edit link with the own vote. */
export interface PollPage {
  kind: 'poll'
  options: PageOptions
  owner: PublicOwner
  poll: PublicPoll
  own: Omit<OwnVote, 'poll'> | null
  /** What it became, as it stands now. `location`: for who was invited and comes. */
  meeting: {
    start: Instant
    end: Instant
    date: PlainDate | null
    isCanceled: boolean
    location: Location | null
    /** The link to join is still being made. */
    roomExpected: boolean
  } | null
  /** What a form has just done. */
  done: 'voted' | 'sent' | 'proved' | 'changed' | 'commented' | 'attends' | null
  /** Makes a form that is sent twice harmless. */
  idempotencyKey: string
  refused: RefusedVote | null
  refusedComment: RefusedComment | null
}

export const pages = {
  poll: {
    script: 'poll',
    isOfSomebody: true,
    isSecret: ({ own }: PollPage) => own !== null,
    refusal: ({ refused, refusedComment }: PollPage) => refused ?? refusedComment,
  },
} as const satisfies FactsOf<PollPage>
