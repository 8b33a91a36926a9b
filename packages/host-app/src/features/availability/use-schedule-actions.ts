import type { Schedule } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { schedulesQuery } from '../../data/schedules.ts'
import { EVENT_TYPES } from '../../data/event-types.ts'
import { withoutIsolates } from '../../language/isolate.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { makeDefault, putSchedule } from './schedule-list.ts'
import type { ScheduleValues } from './schedule-values.ts'

export interface ScheduleActions {
  add: (values: Omit<ScheduleValues, 'isDefault'>) => Promise<Schedule | undefined>
  copy: (schedule: Schedule) => Promise<Schedule | undefined>
  /** Throws what the server refuses: the form shows it. */
  save: (id: string, changed: Partial<ScheduleValues>) => Promise<Schedule>
  makeDefault: (schedule: Schedule) => Promise<void>
  remove: (schedule: Schedule) => Promise<boolean>
}

export function useScheduleActions(): ScheduleActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { queryKey } = schedulesQuery(call)
    const change = (by: (list: Schedule[]) => Schedule[]) =>
      queryClient.setQueryData(queryKey, (list) => list && by(list))
    const refused = (error: unknown) => toasts.show(problemText(error, t), { tone: 'bad' })

    async function setDefault(id: string): Promise<boolean> {
      const before = queryClient.getQueryData(queryKey)
      change((list) => makeDefault(list, id))
      try {
        await call('PATCH /availability/:id', { params: { id }, body: { isDefault: true } })
        return true
      } catch (error) {
        queryClient.setQueryData(queryKey, before)
        refused(error)
        return false
      }
    }

    return {
      async add(values) {
        try {
          const added = await call('POST /availability', { body: values })
          change((list) => putSchedule(list, added))
          return added
        } catch (error) {
          refused(error)
          return undefined
        }
      },
      async copy({ id, name }) {
        try {
          const body = { name: withoutIsolates(t('schedule.copy_name', { name })) }
          const added = await call('POST /availability/:id/copy', { params: { id }, body })
          change((list) => putSchedule(list, added))
          toasts.show(t('schedule.copied', { name: added.name }))
          return added
        } catch (error) {
          refused(error)
          return undefined
        }
      },
      async save(id, changed) {
        const saved = await call('PATCH /availability/:id', { params: { id }, body: changed })
        change((list) => putSchedule(list, saved))
        toasts.show(t('schedule.saved'))
        return saved
      },
      async makeDefault({ id, name }) {
        const before = queryClient.getQueryData(queryKey)?.find(({ isDefault }) => isDefault)
        const withdraw = toasts.show(t('schedule.made_default', { name }), {
          undo: before && (() => void setDefault(before.id)),
        })
        if (!(await setDefault(id))) withdraw()
      },
      async remove({ id }) {
        try {
          await call('DELETE /availability/:id', { params: { id } })
          change((list) => list.filter((schedule) => schedule.id !== id))
          // Its event types have hours of their own now.
          void queryClient.invalidateQueries({ queryKey: EVENT_TYPES })
          void queryClient.invalidateQueries({ queryKey })
          toasts.show(t('schedule.deleted'))
          return true
        } catch (error) {
          refused(error)
          return false
        }
      },
    }
  }, [call, queryClient, toasts, t])
}
