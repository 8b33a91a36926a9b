import type { Embed } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useLast } from '../../ui/use-last.ts'

interface Props {
  embed: Embed | undefined
  onDelete: (embed: Embed) => unknown
  onClose: () => void
}

export function DeleteEmbedDialog({ embed, onDelete, onClose }: Props) {
  const t = useText()
  const name = useLast(embed)?.name ?? ''
  return (
    <ConfirmDialog
      isOpen={embed !== undefined}
      title={t('embeds.delete_title', { name })}
      action={t('row.delete')}
      onConfirm={() => embed && onDelete(embed)}
      onClose={onClose}
    >
      {t('embeds.delete_text')}
    </ConfirmDialog>
  )
}
