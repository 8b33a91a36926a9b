import type { EventType } from '@scheduling/contract'
import { useMemo } from 'react'
import { EVENT_TYPES, eventTypesQuery } from '../../data/event-types.ts'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { overviewQuery } from '../overview/queries.ts'
import { changeIn, orderBy, putIn } from './list-changes.ts'
import { useRestore } from './use-restore.ts'

export interface EventTypeActions {
  setOn: (eventType: EventType, isOn: boolean) => Promise<void>
  reorder: (ids: string[]) => Promise<void>
  duplicate: (eventType: EventType) => Promise<EventType | undefined>
  remove: (eventType: EventType) => Promise<boolean>
}

/** Actions for event types in the list: shown at once, undone if the server refuses. */
export function useEventTypeActions(): EventTypeActions {
  const kept = useKeptList(eventTypesQuery)
  const once = useRepeatable()
  const restore = useRestore()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { call, queryClient, now, change, optimistically, attempt, withUndo } = kept

    // The overview names the next available time.
    const readOverview = () => void queryClient.invalidateQueries(overviewQuery(call))

    const put = (id: string, isOn: boolean) =>
      optimistically({
        there: (list) => changeIn(list, id, { isOn }),
        back: (list) => changeIn(list, id, { isOn: !isOn }),
        send: () => call('PATCH /event-types/:id', { params: { id }, body: { isOn } }).then(readOverview),
      })

    const order = (ids: string[], before: string[]) =>
      optimistically({
        there: (list) => orderBy(list, ids),
        back: (list) => orderBy(list, before),
        send: () => call('PUT /event-types/order', { body: { ids } }),
      })

    return {
      setOn: ({ id, name }, isOn) =>
        withUndo(
          t(isOn ? 'event_types.turned_on' : 'event_types.turned_off', { name }),
          () => put(id, !isOn),
          () => put(id, isOn),
        ),
      async reorder(ids) {
        const before = now().map(({ id }) => id)
        await withUndo(
          t('event_types.reordered'),
          () => order(before, ids),
          () => order(ids, before),
        )
      },
      duplicate: ({ id }) =>
        attempt(async () => {
          const copy = await once(id, async (idempotencyKey) =>
            call('POST /event-types/:id/copy', { params: { id }, idempotencyKey }),
          )
          change((list) => putIn(list, copy))
          toasts.show(t('event_types.duplicated', { name: copy.name }))
          return copy
        }),
      async remove(eventType) {
        const { id, name } = eventType
        const place = now().findIndex((other) => other.id === id)
        const isGone = await optimistically({
          there: (list) => list.filter((other) => other.id !== id),
          back: (list) => list.toSpliced(place, 0, eventType),
          send: () => call('DELETE /event-types/:id', { params: { id } }).catch(orGone).then(readOverview),
        })
        if (isGone) {
          toasts.show(t('event_types.deleted', { name }), { undo: () => void restore(eventType) })
          void queryClient.invalidateQueries({ queryKey: [...EVENT_TYPES, 'deleted'] })
        }
        return isGone
      },
    }
  }, [kept, toasts, t, once, restore])
}
