import type { EventType } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { createQueue } from '../../data/queue.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { changeIn, orderBy, putIn } from './list-changes.ts'

export interface EventTypeActions {
  setOn: (eventType: EventType, isOn: boolean) => Promise<void>
  reorder: (ids: string[]) => Promise<void>
  duplicate: (eventType: EventType) => Promise<EventType | undefined>
  remove: (eventType: EventType) => Promise<boolean>
}

interface Step {
  there: (list: EventType[]) => EventType[]
  /** Takes back this step alone: others may have been made since. */
  back: (list: EventType[]) => EventType[]
  send: () => Promise<unknown>
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

    // What is switched on and off again must not arrive in the other order.
    const queue = createQueue()

    async function optimistically({ there, back, send }: Step) {
      await queryClient.cancelQueries({ queryKey })
      change(there)
      try {
        await queue(send)
        return true
      } catch (error) {
        change(back)
        toasts.show(problemText(error, t), { tone: 'bad' })
        return false
      }
    }

    const put = (id: string, isOn: boolean) =>
      optimistically({
        there: (list) => changeIn(list, id, { isOn }),
        back: (list) => changeIn(list, id, { isOn: !isOn }),
        send: () => call('PATCH /event-types/:id', { params: { id }, body: { isOn } }),
      })

    const order = (ids: string[], before: string[]) =>
      optimistically({
        there: (list) => orderBy(list, ids),
        back: (list) => orderBy(list, before),
        send: () => call('PUT /event-types/order', { body: { ids } }),
      })

    return {
      async setOn({ id, name }, isOn) {
        const withdraw = toasts.show(t(isOn ? 'event_types.turned_on' : 'event_types.turned_off', { name }), {
          undo: () => void put(id, !isOn),
        })
        if (!(await put(id, isOn))) withdraw()
      },
      async reorder(ids) {
        const before = queryClient.getQueryData(queryKey)?.map(({ id }) => id) ?? ids
        const withdraw = toasts.show(t('event_types.reordered'), { undo: () => void order(before, ids) })
        if (!(await order(ids, before))) withdraw()
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
      async remove(eventType) {
        const { id, name } = eventType
        const place = queryClient.getQueryData(queryKey)?.findIndex((other) => other.id === id) ?? 0
        const isGone = await optimistically({
          there: (list) => list.filter((other) => other.id !== id),
          back: (list) => list.toSpliced(place, 0, eventType),
          send: () => call('DELETE /event-types/:id', { params: { id } }),
        })
        if (isGone) toasts.show(t('event_types.deleted', { name }))
        return isGone
      },
    }
  }, [call, queryClient, toasts, t])
}
