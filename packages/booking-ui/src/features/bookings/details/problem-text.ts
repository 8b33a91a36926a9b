import { limits } from '@scheduling/domain'
import type { BookingMessages } from '@scheduling/messages/booking'
import type { Words } from '../../../page/words.tsx'
import type { FieldProblem, ProblemReason } from './booking-values.ts'

const TEXTS = {
  required: 'required',
  web_address: 'nameWithAddress',
  email_invalid: 'emailInvalid',
  guest_invalid: 'guestsInvalid',
  guests_too_many: 'guestsTooMany',
  invalid_phone: 'phoneInvalid',
  too_long: 'tooLong',
  not_an_option: 'notAnOption',
  invalid: 'fieldInvalid',
} as const satisfies Record<ProblemReason, keyof BookingMessages>

/** The problem of a field in words. Null if there is none. */
export function problemText(problems: readonly FieldProblem[], field: string, t: Words['t']): string | null {
  const problem = problems.find((fieldProblem) => fieldProblem.field === field)
  if (!problem) return null
  const { reason, value: address = '', length = 0, max = limits.GUESTS_MAX } = problem
  return t(TEXTS[reason], { address, length, max })
}
