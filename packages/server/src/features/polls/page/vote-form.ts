import type { EventType, RefusedComment, RefusedVote } from '@scheduling/contract'
import {
  CHOICE_PREFIX,
  CommentRequest,
  LocaleTag,
  OPTION_ID,
  VoteRequest,
  VoteChange,
} from '@scheduling/contract'
import type { VoteAnswer } from '@scheduling/domain'
import { isTimeZone, VOTE_ANSWERS } from '@scheduling/domain'
import type { AppError } from '../../../errors.ts'
import { answersIn, parsed } from '../../pages/form.ts'

// Forms of a poll that are sent without JavaScript.

type Questions = EventType['questions']

interface Target {
  owner: string
  poll: string
  language: string
  timeZone: string
  /** The token from the invitation mail. */
  invitation?: string | undefined
}

/** The form as a request to the API. Throws `invalid_input` with the API's paths. */
export function voteRequestOf(form: URLSearchParams, questions: Questions, target: Target): VoteRequest {
  const timeZone = form.get('timezone') ?? ''
  return parsed(VoteRequest, {
    owner: target.owner,
    poll: target.poll,
    name: form.get('name') ?? '',
    email: form.get('email') ?? '',
    timeZone: isTimeZone(timeZone) ? timeZone : target.timeZone,
    language: target.language,
    locale: LocaleTag.safeParse(form.get('locale')).data,
    invitation: target.invitation,
    ...saidIn(form, questions),
  })
}

/** Likewise. */
export function commentOf(form: URLSearchParams, at: Pick<Target, 'owner' | 'poll'>): CommentRequest {
  const { owner, poll } = at
  return parsed(CommentRequest, { owner, poll, name: form.get('name') ?? '', text: form.get('text') ?? '' })
}

/** Likewise. */
export function voteChangeOf(
  form: URLSearchParams,
  questions: Questions,
): VoteInput & { name?: string | undefined } {
  const name = form.get('name')
  return parsed(VoteChange, { ...saidIn(form, questions), ...(name !== null && { name }) })
}

type VoteInput = Pick<VoteRequest, 'choices' | 'answers'>

function saidIn(form: URLSearchParams, questions: Questions): VoteInput {
  const choices = [...form].flatMap(([name, value]) => {
    const answer = VOTE_ANSWERS.find((known) => known === value)
    const id = name.startsWith(CHOICE_PREFIX) ? name.slice(CHOICE_PREFIX.length) : ''
    return answer && OPTION_ID.test(id) ? [[id, answer] as [string, VoteAnswer]] : []
  })
  return { choices: Object.fromEntries(choices), answers: answersIn(form, questions) }
}

interface Refused {
  refused: RefusedVote | null
  refusedComment: RefusedComment | null
}

/** Everything typed in the form that was sent, and why it was refused. The page's other form stays as it was. */
export function refusedForm(form: URLSearchParams, questions: Questions, error: AppError): Refused {
  return isComment(form)
    ? { refused: null, refusedComment: refusedComment(form, error) }
    : { refused: refusedVote(form, questions, error), refusedComment: null }
}

export function isComment(form: URLSearchParams): boolean {
  return form.get('action') === 'comment'
}

function refusedComment(form: URLSearchParams, error: AppError): RefusedComment {
  return {
    values: { name: form.get('name') ?? '', text: form.get('text') ?? '' },
    ...reasonOf(error),
  }
}

function refusedVote(form: URLSearchParams, questions: Questions, error: AppError): RefusedVote {
  return {
    values: {
      name: form.get('name') ?? '',
      email: form.get('email') ?? '',
      ...saidIn(form, questions),
    },
    ...reasonOf(error),
  }
}

function reasonOf({ code, errors = [] }: AppError): Pick<RefusedVote, 'errors' | 'code'> {
  return { errors, code: code === 'invalid_input' ? null : code }
}
