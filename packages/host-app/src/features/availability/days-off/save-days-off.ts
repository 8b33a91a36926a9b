import type { Call, DaysOffSettings } from '@scheduling/contract'
import { editedDaysOff } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import type { QueryClient } from '@tanstack/react-query'
import { createQueue } from '../../../data/queue.ts'
import type { DaysOffChange } from './days-off-changes.ts'
import { changedDaysOff } from './days-off-changes.ts'
import { daysOffQuery } from './queries.ts'

export type SaveDaysOff = (
  changeOf: (settings: DaysOffSettings) => DaysOffChange,
  /** For a form, which keeps what was typed until the server has it. */
  options?: { isShownWhenSaved?: boolean },
) => Promise<boolean>

/**
 * Shows each change at once, unless told otherwise; requests keep their order. A change is sent as it applies to what the server answered last,
 * so that one that was refused is in none of the later ones.
 */
export function daysOffSaver(
  call: Call,
  queryClient: QueryClient,
  onRefused: (error: unknown) => void,
): SaveDaysOff {
  const { queryKey } = daysOffQuery(call)
  const queue = createQueue()
  let saved: DaysOffSettings
  let underWay = 0

  return async (changeOf, { isShownWhenSaved = false } = {}) => {
    await queryClient.cancelQueries({ queryKey })
    const shown = queryClient.getQueryData(queryKey)
    if (!shown) return false
    if (underWay === 0) saved = shown
    if (!isShownWhenSaved) queryClient.setQueryData(queryKey, changedDaysOff(shown, changeOf(shown)))
    underWay++
    try {
      await queue(async () => {
        const headers = { 'if-match': versionOf(editedDaysOff(saved)) }
        saved = await call('PATCH /days-off', { body: changeOf(saved), headers })
      })
      if (underWay === 1) queryClient.setQueryData(queryKey, saved)
      return true
    } catch (error) {
      onRefused(error)
      queryClient.setQueryData(queryKey, saved)
      // Another tab may have saved something else.
      void queryClient.invalidateQueries({ queryKey })
      return false
    } finally {
      underWay--
    }
  }
}
