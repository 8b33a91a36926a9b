import { ActionIcon } from '@mantine/core'
import type { Referrals } from '@scheduling/contract'
import { useFormat, useText } from '../../language/language.tsx'
import { IconDelete, IconGood } from '../../ui/icons.ts'
import rows from '../../ui/rows.module.css'
import { WorkButton } from '../../ui/work/work-button.tsx'
import classes from './referrals.module.css'

type Invitation = Referrals['invitations'][number]

interface Props {
  invitation: Invitation
  onRemind: () => Promise<void>
  onDelete: () => void
}

export function InvitationRow({ invitation, onRemind, onDelete }: Props) {
  const t = useText()
  const format = useFormat()
  const { email, status, invitedAt, remindedAt, canRemind } = invitation
  return (
    <article className={`${rows.row} ${classes.invitation}`} aria-label={email}>
      <div className={rows.link}>
        <bdi className={rows.name}>{email}</bdi>
        <span className={rows.facts}>
          {status !== 'invited' && (
            <span className={classes.came}>
              <IconGood size={16} aria-hidden />
              {t(`referrals.status_${status}`)}
            </span>
          )}
          <span>{t('referrals.invited_on', { date: format.dayOf(Date.parse(invitedAt)) })}</span>
          {remindedAt !== null && (
            <span>{t('referrals.reminded_on', { date: format.dayOf(Date.parse(remindedAt)) })}</span>
          )}
        </span>
      </div>
      {canRemind && (
        <WorkButton variant="default" aria-label={t('referrals.remind_of', { email })} work={onRemind}>
          {t('referrals.remind')}
        </WorkButton>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('referrals.delete_of', { email })}
        onClick={onDelete}
      >
        <IconDelete size={18} />
      </ActionIcon>
    </article>
  )
}
