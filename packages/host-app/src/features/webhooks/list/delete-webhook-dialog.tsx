import type { Webhook } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useLast } from '../../../ui/use-last.ts'
import { addressName } from '../webhook-address.ts'

interface Props {
  webhook: Webhook | undefined
  onDelete: (webhook: Webhook) => unknown
  onClose: () => void
}

export function DeleteWebhookDialog({ webhook, onDelete, onClose }: Props) {
  const t = useText()
  const name = addressName(useLast(webhook)?.url ?? '')
  return (
    <ConfirmDialog
      isOpen={webhook !== undefined}
      title={t('webhooks.delete_title', { name })}
      action={t('row.delete')}
      onConfirm={() => webhook && onDelete(webhook)}
      onClose={onClose}
    >
      {t('webhooks.delete_text')}
    </ConfirmDialog>
  )
}
