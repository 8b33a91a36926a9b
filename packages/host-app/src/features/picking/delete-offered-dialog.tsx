import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

interface Props {
  isOpen: boolean
  name: string
  /** What goes with it, and what stays. */
  text: string
  onDelete: () => unknown
  onClose: () => void
}

/** Asks before a one-off or a poll is deleted. */
export function DeleteOfferedDialog({ isOpen, name, text, onDelete, onClose }: Props) {
  const t = useText()
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('pick.delete_title', { name })}
      action={t('row.delete')}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}
