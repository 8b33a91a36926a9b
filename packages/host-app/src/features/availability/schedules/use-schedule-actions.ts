import type { Schedule } from '@scheduling/contract'
import { editedSchedule } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { useMemo } from 'react'
import { EVENT_TYPES } from '../../../data/event-types.ts'
import { SCHEDULES, schedulesQuery } from '../../../data/schedules.ts'
import { orGone, useKeptList } from '../../../data/use-kept-list.ts'
import { withoutIsolates } from '../../../language/isolate.ts'
import { useRepeatable } from '../../../ui/form/use-repeatable.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { makeDefault, putSchedule } from './schedule-list.ts'
import type { ScheduleValues } from './schedule-values.ts'

export interface ScheduleActions {
  add: (values: Omit<ScheduleValues, 'is_default'>) => Promise<Schedule | undefined>
  copy: (schedule: Schedule) => Promise<Schedule | undefined>
  /** Throws the server's refusal, which the form shows. */
  save: (before: Schedule, changed: Partial<ScheduleValues>) => Promise<Schedule>
  makeDefault: (schedule: Schedule) => Promise<void>
  remove: (schedule: Schedule) => Promise<boolean>
  reread: () => Promise<unknown>
}

export function useScheduleActions(): ScheduleActions {
  const kept = useKeptList(schedulesQuery)
  const once = useRepeatable()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { call, queryClient, now, change, optimistically, attempt, withUndo } = kept

    const setDefault = (id: string, before: string) =>
      optimistically({
        there: (list) => makeDefault(list, id),
        back: (list) => makeDefault(list, before),
        send: () => call('PATCH /availability/:id', { params: { id }, body: { is_default: true } }),
      })

    return {
      reread: () => queryClient.refetchQueries({ queryKey: SCHEDULES }),
      add: (values) =>
        attempt(async () => {
          const added = await once(values, async (idempotencyKey) =>
            call('POST /availability', { body: values, idempotencyKey }),
          )
          change((list) => putSchedule(list, added))
          return added
        }),
      copy: ({ id, name }) =>
        attempt(async () => {
          const body = { name: withoutIsolates(t('schedule.copy_name', { name })) }
          const added = await once({ id, body }, async (idempotencyKey) =>
            call('POST /availability/:id/copy', { params: { id }, body, idempotencyKey }),
          )
          change((list) => putSchedule(list, added))
          toasts.show(t('schedule.copied', { name: added.name }))
          return added
        }),
      async save(before, changed) {
        const saved = await call('PATCH /availability/:id', {
          params: { id: before.id },
          body: changed,
          headers: { 'if-match': versionOf(editedSchedule(before)) },
        })
        change((list) => putSchedule(list, saved))
        toasts.show(t('schedule.saved'))
        return saved
      },
      async makeDefault({ id, name }) {
        const before = now().find(({ is_default }) => is_default)?.id
        await withUndo(
          t('schedule.made_default', { name }),
          before === undefined ? undefined : () => setDefault(before, id),
          () => setDefault(id, before ?? id),
        )
      },
      async remove({ id }) {
        const isGone = await attempt(async () => {
          await call('DELETE /availability/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((schedule) => schedule.id !== id))
          // Its event types now have their own hours.
          void queryClient.invalidateQueries({ queryKey: EVENT_TYPES })
          void queryClient.invalidateQueries({ queryKey: SCHEDULES })
          toasts.show(t('schedule.deleted'))
          return true
        })
        return isGone ?? false
      },
    }
  }, [kept, toasts, t, once])
}
