import type { EventType } from '@scheduling/contract'
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
  const name = useLast(eventType)?.name ?? ''
  return (
    <ConfirmDialog
      isOpen={eventType !== undefined}
      title={t('event_types.delete_title', { name })}
      action={t('event_types.delete')}
      onConfirm={() => eventType && onDelete(eventType)}
      onClose={onClose}
    >
      {t('event_types.delete_text')}
    </ConfirmDialog>
  )
}
