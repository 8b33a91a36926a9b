import type { FieldError } from '@scheduling/contract'
import type { Hours, HoursProblem } from '@scheduling/domain'
import { hoursProblemPath, hoursProblems } from '@scheduling/domain'
import { refusedInput } from '../../errors.ts'

const MESSAGES = {
  invalid_time_zone: 'Expected an IANA time zone such as Europe/Paris',
  invalid_date: 'Expected a date such as 2026-12-01',
  duplicate_date: 'Each date can be overridden once',
  invalid_time: 'Expected valid times',
  empty: 'The end must differ from the start',
  overlap: 'Time sets must not overlap',
}

/** Throws `invalid_input` with a path for each problem. */
export function refuseHours(hours: Hours): void {
  const errors = hoursProblems(hours).map((problem) =>
    hoursError(hoursProblemPath(problem, hours), problem.code),
  )
  if (errors.length > 0) throw refusedInput(errors)
}

export function hoursError(path: string, code: HoursProblem['code']): FieldError {
  return { path, reason: code, message: MESSAGES[code] }
}
