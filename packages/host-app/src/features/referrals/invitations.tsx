import type { Referrals } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import rows from '../../ui/rows.module.css'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { useLast } from '../../ui/use-last.ts'
import { EmailForm } from '../accounts/email-form.tsx'
import { HeldNote } from '../notifications/held-note.tsx'
import { InvitationPicture } from './invitation-picture.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { REFERRALS } from './queries.ts'
import classes from './referrals.module.css'
import { useInvitationActions } from './use-invitation-actions.ts'

type Invitation = Referrals['invitations'][number]

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText()
  const actions = useInvitationActions()
  const [deleting, setDeleting] = useState<Invitation>()
  const deleted = useLast(deleting)
  return (
    <div className={classes.part}>
      <InvitationForm invited={invitations} />
      <HeldNote text={(held) => t('referrals.held', held)} />
      {invitations.length === 0 ? (
        <EmptyState
          picture={<InvitationPicture />}
          title={t('referrals.nobody')}
          text={t('referrals.nobody_text')}
        />
      ) : (
        <ul className={rows.list}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow
                invitation={invitation}
                onRemind={() => actions.remind(invitation)}
                onDelete={() => setDeleting(invitation)}
              />
            </li>
          ))}
        </ul>
      )}
      <RemovalDialog
        of={deleting}
        title={() => t('referrals.delete_title')}
        action={t('row.delete')}
        onClose={() => setDeleting(undefined)}
        onRemove={actions.remove}
      >
        {t('referrals.delete_text', { email: deleted?.email ?? '' })}
      </RemovalDialog>
    </div>
  )
}

function InvitationForm({ invited }: { invited: readonly Invitation[] }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()

  async function send(email: string) {
    const isKnown = invited.some((before) => before.email === email.toLowerCase())
    queryClient.setQueryData(REFERRALS, await call('POST /referrals/invitations', { body: { email } }))
    toasts.show(t(isKnown ? 'referrals.invited_before' : 'referrals.invited', { email }))
  }

  return (
    <EmailForm
      label={t('referrals.email')}
      hint={t('referrals.email_hint')}
      action={t('referrals.invite')}
      send={send}
      failureOf={(error) => `${t('referrals.failed')}. ${problemText(error, t)}`}
    />
  )
}
