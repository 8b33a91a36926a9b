import { limits } from '@scheduling/domain'
import type { Words } from '../../page/words.tsx'
import type { FieldProblem } from './booking-values.ts'

/** What is wrong with a field, in words; null when nothing is. */
export function problemText(problems: readonly FieldProblem[], field: string, t: Words['t']): string | null {
  const problem = problems.find((found) => found.field === field)
  switch (problem?.reason) {
    case undefined:
      return null
    case 'required':
      return t('required')
    case 'web_address':
      return t('nameWithAddress')
    case 'email_invalid':
      return t('emailInvalid')
    case 'guest_invalid':
      return t('guestsInvalid', { address: problem.value ?? '' })
    case 'guests_too_many':
      return t('guestsTooMany', { max: limits.GUESTS_MAX })
    case 'invalid_phone':
      return t('phoneInvalid')
    case 'too_long':
      return t('tooLong')
    case 'not_an_option':
      return t('notAnOption')
    case 'invalid':
      return t('fieldInvalid')
  }
}
