import { ANSWER_PREFIX } from '@scheduling/contract/page'
import { answerProblems, hasWebAddress, isEmail, limits, questionsAt, shownLine } from '@scheduling/domain'
import { answered } from './answered.ts'
import type { Asking } from './answered.ts'
import { guestList, reasonOf } from './booking-values.ts'
import type { BookingValues, FieldProblem, ProblemReason } from './booking-values.ts'

/** What would be refused, in the order of the form. The server looks again, and more closely. */
export function problemsOf(event: Asking, values: BookingValues): FieldProblem[] {
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

  const questions = questionsAt(event, values.location)
  for (const { questionId, code } of answerProblems(questions, answered(event, values))) {
    const field = ANSWER_PREFIX + questionId
    add(field, reasonOf(field, code))
  }
  return problems
}
