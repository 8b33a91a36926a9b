import type { Instant, PlainDate } from '@scheduling/domain'
import type { ErrorCode, FieldError } from '../errors.ts'
import type { Location } from '../event-types/schemas.ts'
import type { FactsOf } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import type { PublicOwner } from '../pages/schemas.ts'
import type { OwnVote } from './votes/schemas.ts'
import type { PublicPoll } from './schemas.ts'

/** From the mail that invited somebody to vote. */
export const INVITATION_PARAM = 'invitation'

/** A form's answer to one option of a poll: `choice_<id>`. */
export const CHOICE_PREFIX = 'choice_'

/** A vote that was sent without JavaScript and refused. Comments work the same. */
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

/** A poll for anybody with its link. The edit link also shows their own vote. */
export interface PollPage {
  kind: 'poll'
  options: PageOptions
  owner: PublicOwner
  poll: PublicPoll
  own: Omit<OwnVote, 'poll'> | null
  /** The meeting that it became, in its current state. `location`: for invited people who come. */
  meeting: {
    start: Instant
    end: Instant
    date: PlainDate | null
    isCanceled: boolean
    location: Location | null
    /** The link to join is not ready yet. */
    roomExpected: boolean
  } | null
  /** What a form has just done. */
  done: 'voted' | 'sent' | 'proved' | 'changed' | 'commented' | 'attends' | null
  /** Makes it harmless to send a form twice. */
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
    notices: { vote_not_found: 'link_expired' },
    ownParams: [INVITATION_PARAM],
  },
} as const satisfies FactsOf<PollPage>
