import type { FieldError, PageOptions, PublicEvent, RefusedForm } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { answerProblems, hasWebAddress, limits, shownLine } from '@scheduling/domain'

/** Everything an invitee types. */
export interface BookingValues {
  name: string
  email: string
  /** Addresses, one on each line. */
  guests: string
  answers: Record<string, string | string[]>
  /** Which of the event's locations. */
  location: number
}

export type ProblemReason =
  | 'required'
  | 'web_address'
  | 'email_invalid'
  | 'guest_invalid'
  | 'guests_too_many'
  | 'invalid_phone'
  | 'too_long'
  | 'not_an_option'
  | 'invalid'

/** What is wrong with one field of the form, by the name that it has there. */
export interface FieldProblem {
  field: string
  reason: ProblemReason
  /** The part that is wrong, where only a part is. */
  value?: string
}

export function valuesFrom({ prefill }: PageOptions, refused: RefusedForm | null): BookingValues {
  if (refused) return refused.values
  return { ...prefill, guests: '', location: 0 }
}

export function guestList(guests: string): string[] {
  return guests.split(/[\s,;]+/).filter(Boolean)
}

/** What would be refused, in the order of the form. The server looks again, and more closely. */
export function problemsOf(event: Pick<PublicEvent, 'questions'>, values: BookingValues): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (field: string, reason: ProblemReason, value?: string) =>
    problems.push({ field, reason, value })

  const name = shownLine(values.name)
  if (name === '') add('name', 'required')
  else if (name.length > limits.NAME_MAX) add('name', 'too_long')
  else if (hasWebAddress(name)) add('name', 'web_address')

  if (values.email.trim() === '') add('email', 'required')
  else if (!isEmail(values.email.trim())) add('email', 'email_invalid')

  const guests = guestList(values.guests)
  const wrong = guests.find((guest) => !isEmail(guest))
  if (guests.length > limits.GUESTS_MAX) add('guests', 'guests_too_many')
  else if (wrong) add('guests', 'guest_invalid', wrong)

  for (const { questionId, code } of answerProblems(event.questions, answered(event, values))) {
    add(
      ANSWER_PREFIX + questionId,
      code === 'unknown_question' || code === 'one_answer_only' ? 'invalid' : code,
    )
  }
  return problems
}

/** The answers to what is asked: an address may prefill others. */
export function answered(
  { questions }: Pick<PublicEvent, 'questions'>,
  { answers }: BookingValues,
): Record<string, string | string[]> {
  const given = questions.flatMap(({ id, type }) => {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
    if (answer === undefined || answer.length === 0) return []
    const several = type === 'multiple_options' && typeof answer === 'string'
    return [[id, several ? [answer] : answer] as const]
  })
  return Object.fromEntries(given)
}

/** The API's paths (`invitee.email`, `guests[0]`, `answers.topic`) as fields of the form. */
export function problemsFromServer(errors: readonly FieldError[]): FieldProblem[] {
  return errors.map(({ path, reason }) => {
    const [, guest] = /^guests\[(\d+)\]/.exec(path) ?? []
    const [, question] = /^answers\.(.+)$/.exec(path) ?? []
    const field = question ? ANSWER_PREFIX + question : guest ? 'guests' : path.replace(/^invitee\./, '')
    return { field, reason: reasonOf(field, reason) }
  })
}

const REASONS: readonly string[] = [
  'required',
  'web_address',
  'too_long',
  'not_an_option',
  'invalid_phone',
] satisfies ProblemReason[]

function reasonOf(field: string, reason: string): ProblemReason {
  if (REASONS.includes(reason)) return reason as ProblemReason
  if (reason === 'too_short') return 'required'
  return field === 'email' || field === 'guests' ? 'email_invalid' : 'invalid'
}

// A typing error is caught, an unusual address is not: the server decides.
function isEmail(text: string): boolean {
  return text.length <= limits.EMAIL_MAX && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}
