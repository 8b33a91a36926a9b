import type { FieldError } from '@scheduling/contract'
import { ANSWER_PREFIX, PAGE_PARAMS } from '@scheduling/contract/page'
import { answerProblems, hasWebAddress, isEmail, limits, questionsAt, shownLine } from '@scheduling/domain'
import { answered } from './answered.ts'
import type { Asking } from './answered.ts'
import { guestList } from './booking-values.ts'
import type { BookingValues, FieldProblem, ProblemReason } from './booking-values.ts'

/** What the server would refuse, in the order of the form. The server checks again, and more closely. */
export function problemsOf(event: Asking, values: BookingValues): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (field: string, reason: ProblemReason, said: Omit<FieldProblem, 'field' | 'reason'> = {}) =>
    problems.push({ field, reason, ...said })

  const name = shownLine(values.name)
  if (name === '') add('name', 'required')
  else if (name.length > limits.NAME_MAX)
    add('name', 'too_long', { length: name.length, max: limits.NAME_MAX })
  else if (hasWebAddress(name)) add('name', 'web_address')

  const email = values.email.trim()
  if (email === '') add('email', 'required')
  else if (email.length > limits.EMAIL_MAX)
    add('email', 'too_long', { length: email.length, max: limits.EMAIL_MAX })
  else if (!isEmail(email)) add('email', 'email_invalid')

  const guests = guestList(values.guests)
  const wrong = guests.find((guest) => !isEmail(guest))
  if (guests.length > limits.GUESTS_MAX) add('guests', 'guests_too_many')
  else if (wrong) add('guests', 'guest_invalid', { value: wrong })

  const questions = questionsAt(event, values.location)
  for (const { questionId, code, ...long } of answerProblems(questions, answered(event, values))) {
    const field = ANSWER_PREFIX + questionId
    add(field, reasonOf(field, code), long)
  }
  return problems
}

/** Maps the API's paths (`invitee.email`, `guests[0]`, `answers.topic`) to fields of the form. */
export function problemsFromServer(errors: readonly FieldError[]): FieldProblem[] {
  // Nobody types the person: if they have gone, the refusal itself is shown.
  const typed = errors.filter(({ path }) => path !== PAGE_PARAMS.person)
  return typed.map(({ path, reason, length, max }) => {
    const [, guest] = /^guests\[(\d+)\]/.exec(path) ?? []
    const [, question] = /^answers\.(.+)$/.exec(path) ?? []
    const field = question ? ANSWER_PREFIX + question : guest ? 'guests' : path.replace(/^invitee\./, '')
    return { field, reason: reasonOf(field, reason), length, max }
  })
}

const REASONS: readonly string[] = [
  'required',
  'web_address',
  'too_long',
  'not_an_option',
  'invalid_phone',
] satisfies ProblemReason[]

/** Why the server, or a rule that it shares with the form, refuses a field. */
function reasonOf(field: string, reason: string): ProblemReason {
  if (REASONS.includes(reason)) return reason as ProblemReason
  if (reason === 'too_short') return 'required'
  return field === 'email' || field === 'guests' ? 'email_invalid' : 'invalid'
}
