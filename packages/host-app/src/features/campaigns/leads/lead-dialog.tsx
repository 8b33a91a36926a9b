import { Modal } from '@mantine/core'
import type { Lead } from '@scheduling/contract'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { LeadForm } from './lead-form.tsx'
import { valuesOf } from './lead-values.ts'
import type { LeadActions } from './use-lead-actions.ts'

interface Props {
  /** Undefined: a new one. */
  lead: Lead | undefined
  send: LeadActions['put']
  onClose: () => void
}

/** Adds a lead by hand, or edits one. Its link stays the same. */
export function LeadDialog({ lead, send, onClose }: Props) {
  const t = useText()
  const toasts = useToasts()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(lead ? 'leads.edit_title' : 'leads.add')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <LeadForm
        lead={lead}
        values={valuesOf(lead)}
        action={t(lead ? 'form.save' : 'leads.add')}
        send={send}
        onSent={({ added }) => {
          if (added > 0) toasts.show(t('leads.added'))
          else toasts.show(t(lead ? 'leads.changed' : 'leads.known'))
          onClose()
        }}
      />
    </Modal>
  )
}
