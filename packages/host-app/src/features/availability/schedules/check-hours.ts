import { hoursProblemPath, hoursProblems } from '@scheduling/domain'
import type { Hours } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import type { Problems } from '../../../ui/form/form-state.ts'

/** Problems by the path of the range. */
export function checkHours(hours: Hours, t: HostTranslate): Problems {
  return Object.fromEntries(
    hoursProblems(hours).map((problem) => [hoursProblemPath(problem, hours), t(`hours.${problem.code}`)]),
  )
}
