import { hoursProblems, WEEKDAYS } from '@scheduling/domain'
import type { Hours } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../ui/form/form-state.ts'

/** Problems by the path of the range, below `prefix`. */
export function checkHours(hours: Hours, t: HostTranslate, prefix = ''): Problems {
  return Object.fromEntries(
    hoursProblems(hours).map((problem) => [prefix + pathOf(problem, hours), t(`hours.${problem.code}`)]),
  )
}

function pathOf(problem: ReturnType<typeof hoursProblems>[number], { overrides }: Hours): string {
  if (problem.code === 'invalid_time_zone') return 'timeZone'
  const index = (date: string) => overrides.findIndex((override) => override.date === date)
  if ('date' in problem) return `overrides[${index(problem.date)}].date`
  const isWeekday = WEEKDAYS.some((day) => day === problem.on)
  return isWeekday
    ? `weekly.${problem.on}[${problem.index}]`
    : `overrides[${index(problem.on)}].ranges[${problem.index}]`
}
