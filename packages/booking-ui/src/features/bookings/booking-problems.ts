import type { PublicEvent } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { answerProblems, hasWebAddress, isEmail, limits, shownLine } from '@scheduling/domain'
import { answered, guestList } from './booking-values.ts'
import type { BookingValues, FieldProblem, ProblemReason } from './booking-values.ts'

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
