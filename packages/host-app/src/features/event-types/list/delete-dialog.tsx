import type { EventType } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useLast } from '../../../ui/use-last.ts'

interface Props {
  eventType: EventType | undefined
  onDelete: (eventType: EventType) => void
  onClose: () => void
}

export function DeleteDialog({ eventType, onDelete, onClose }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { id = '', name = '' } = useLast(eventType) ?? {}
  const { data, isLoading } = useQuery({
    queryKey: ['event-type-deletion', id],
    queryFn: ({ signal }) => call('GET /event-types/:id/deletion', { params: { id }, signal }),
    enabled: eventType !== undefined,
    // Somebody may have booked since the dialog was last open.
    staleTime: 0,
  })
  const count = data?.upcomingMeetings ?? 0
  return (
    <ConfirmDialog
      isOpen={eventType !== undefined}
      title={t('event_types.delete_title', { name })}
      action={t('event_types.delete')}
      // Without an answer it can be deleted all the same: the meetings stay.
      isReady={!isLoading}
      onConfirm={() => eventType && onDelete(eventType)}
      onClose={onClose}
    >
      <p>{t('event_types.delete_text')}</p>
      {count > 0 && <p>{t('event_types.delete_meetings', { count })}</p>}
    </ConfirmDialog>
  )
}
