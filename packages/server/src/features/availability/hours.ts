import type { Hours } from '@scheduling/domain'
import { hoursProblems, WEEKDAYS } from '@scheduling/domain'
import { AppError } from '../../errors.ts'

const MESSAGES = {
  invalid_time_zone: 'Expected an IANA time zone such as Europe/Paris',
  invalid_date: 'Expected a date such as 2026-12-01',
  duplicate_date: 'Each date can be overridden once',
  invalid_time: 'Expected valid times',
  empty: 'The end must differ from the start',
  overlap: 'Time sets must not overlap',
}

/** Throws `invalid_input` with a path for each problem, below `prefix`. */
export function refuseHours(hours: Hours, prefix = ''): void {
  const problems = hoursProblems(hours)
  if (problems.length === 0) return
  const errors = problems.map((problem) => ({
    path: prefix + pathOf(problem, hours),
    reason: problem.code,
    message: MESSAGES[problem.code],
  }))
  throw new AppError('invalid_input', { detail: `${errors[0]?.path}: ${errors[0]?.message}`, errors })
}

function pathOf(problem: ReturnType<typeof hoursProblems>[number], hours: Hours): string {
  if (problem.code === 'invalid_time_zone') return 'timeZone'
  const overrideIndex = (date: string) => hours.overrides.findIndex((override) => override.date === date)
  if ('date' in problem) return `overrides[${overrideIndex(problem.date)}].date`
  const isWeekday = WEEKDAYS.some((day) => day === problem.on)
  const range = isWeekday ? `weekly.${problem.on}` : `overrides[${overrideIndex(problem.on)}].ranges`
  return `${range}[${problem.index}]`
}
