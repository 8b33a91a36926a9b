import type { Schedule } from '@scheduling/contract'
import { limits, hoursProblemPath, hoursProblems } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { longerThan } from '../../../data/problem-text.ts'
import type { Problems } from '../../../ui/form/form-state.ts'
import type { Hours } from '@scheduling/domain'

/** The fields of a schedule that hosts edit. */
export type ScheduleValues = Pick<Schedule, 'name' | 'timeZone' | 'weekly' | 'overrides' | 'is_default'>

export function valuesOf({ name, timeZone, weekly, overrides, is_default }: Schedule): ScheduleValues {
  return { name, timeZone, weekly, overrides, is_default }
}

/** What hosts read of each field. Hours have no one input with a label. */
export function namesOf(t: HostTranslate): Record<keyof ScheduleValues, string> {
  return {
    name: t('schedule.name'),
    timeZone: t('schedule.time_zone'),
    weekly: t('schedule.weekly'),
    overrides: t('overrides.title'),
    is_default: t('schedule.is_default'),
  }
}

export function checkSchedule(values: ScheduleValues, t: HostTranslate): Problems {
  const name = values.name.trim()
  return {
    ...(name === '' && { name: t('schedule.name_empty') }),
    ...longerThan(limits.NAME_MAX, { name }, t),
    ...checkHours(values, t),
  }
}

/** Problems by the path of the range. */
function checkHours(hours: Hours, t: HostTranslate): Problems {
  return Object.fromEntries(
    hoursProblems(hours).map((problem) => [hoursProblemPath(problem, hours), t(`hours.${problem.code}`)]),
  )
}
