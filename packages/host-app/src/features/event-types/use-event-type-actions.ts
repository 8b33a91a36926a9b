import type { EventType } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { eventTypesQuery } from '../../data/queries.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { changeIn, orderBy, putIn } from './list-changes.ts'

export interface EventTypeActions {
  setOn: (eventType: EventType, isOn: boolean) => Promise<void>
  reorder: (ids: string[]) => Promise<void>
  duplicate: (eventType: EventType) => Promise<EventType | undefined>
  remove: (eventType: EventType) => Promise<boolean>
}

/** What can be done with event types in the list: shown at once, taken back where the server refuses. */
export function useEventTypeActions(): EventTypeActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { queryKey } = eventTypesQuery(call)
    const change = (by: (list: EventType[]) => EventType[]) =>
      queryClient.setQueryData(queryKey, (list) => list && by(list))

    async function optimistically(by: (list: EventType[]) => EventType[], send: () => Promise<unknown>) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      change(by)
      try {
        await send()
        return true
      } catch (error) {
        queryClient.setQueryData(queryKey, before)
        toasts.show(problemText(error, t), { tone: 'bad' })
        return false
      }
    }

    function put(id: string, isOn: boolean) {
      return optimistically(
        (list) => changeIn(list, id, { isOn }),
        () => call('PATCH /event-types/:id', { params: { id }, body: { isOn } }),
      )
    }

    function order(ids: string[]) {
      return optimistically(
        (list) => orderBy(list, ids),
        () => call('PUT /event-types/order', { body: { ids } }),
      )
    }

    return {
      async setOn({ id, name }, isOn) {
        toasts.show(t(isOn ? 'event_types.turned_on' : 'event_types.turned_off', { name }), {
          undo: () => void put(id, !isOn),
        })
        await put(id, isOn)
      },
      async reorder(ids) {
        const before = queryClient.getQueryData(queryKey)?.map(({ id }) => id)
        toasts.show(t('event_types.reordered'), { undo: () => void (before && order(before)) })
        await order(ids)
      },
      async duplicate({ id }) {
        try {
          const copy = await call('POST /event-types/:id/copy', { params: { id } })
          change((list) => putIn(list, copy))
          toasts.show(t('event_types.duplicated', { name: copy.name }))
          return copy
        } catch (error) {
          toasts.show(problemText(error, t), { tone: 'bad' })
          return undefined
        }
      },
      async remove({ id, name }) {
        const isGone = await optimistically(
          (list) => list.filter((other) => other.id !== id),
          () => call('DELETE /event-types/:id', { params: { id } }),
        )
        if (isGone) toasts.show(t('event_types.deleted', { name }))
        return isGone
      },
    }
  }, [call, queryClient, toasts, t])
}
