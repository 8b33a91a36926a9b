import type { EventType } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { SCHEDULES } from '../../../data/schedules.ts'
import { eventTypesQuery } from '../../../data/event-types.ts'
import { REASONS, SLOTS } from '../../slots/queries.ts'
import { useRepeatable } from '../../../ui/form/use-repeatable.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { putIn } from '../list-changes.ts'
import type { EventTypeValues } from './values/editor-values.ts'

/** Adds or changes an event type. Throws the server's refusal, for the form to show. */
export function useSaveEventType() {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const once = useRepeatable()
  const toasts = useToasts()
  const t = useText()

  return async (
    before: EventType | undefined,
    values: EventTypeValues,
    changed: Partial<EventTypeValues>,
  ): Promise<EventType> => {
    const saved = before
      ? await call('PATCH /event-types/:id', {
          params: { id: before.id },
          body: changed,
          headers: { 'if-match': versionOf(before) },
        })
      : await once(values, async (idempotencyKey) =>
          call('POST /event-types', { body: values, idempotencyKey }),
        )
    queryClient.setQueryData(eventTypesQuery(call).queryKey, (list) => putIn(list ?? [], saved))
    // This may change which schedules are in use, and which times are free.
    void queryClient.invalidateQueries({ queryKey: SCHEDULES })
    void queryClient.invalidateQueries({ queryKey: SLOTS })
    void queryClient.invalidateQueries({ queryKey: REASONS })
    toasts.show(before ? t('event_type.saved') : t('event_type.added', { name: saved.name }))
    return saved
  }
}
