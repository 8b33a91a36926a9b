import { Select } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { EmailForm } from '../accounts/email-form.tsx'
import classes from './organizations.module.css'
import { ORGANIZATION } from '../../data/acting/organization.ts'

type InvitedRole = Organization['invitations'][number]['role']

export function InvitationForm({ organization }: { organization: Organization }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const upgrade = useUpgrade()
  const [role, setRole] = useState<InvitedRole>('member')

  async function send(email: string) {
    try {
      const answer = await call('POST /organization/invitations', { body: { email, role } })
      queryClient.setQueryData(ORGANIZATION, answer)
      toasts.show(t('organization.invited', { email }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'upgrade_required') upgrade.lock('organization')
      throw error
    }
  }
  const { seats } = organization
  const used = takenSeats(organization)

  return (
    <section className={classes.part} aria-labelledby="invite">
      <h2 id="invite" className={classes.title}>
        {t('organization.invite_title')}
      </h2>
      <p>{t('organization.email_hint')}</p>
      <EmailForm label={t('organization.email')} action={t('organization.invite')} send={send}>
        <Select
          value={role}
          onChange={(chosen) => chosen && setRole(chosen)}
          label={t('organization.role')}
          allowDeselect={false}
          data={(['member', 'admin'] as const).map((value) => ({
            value,
            label: t(`organization.role_${value}`),
          }))}
        />
      </EmailForm>
      <p className={classes.seats} aria-live="polite">
        {t(`organization.role_hint_${role}`)}
      </p>
      {seats !== null && (
        <p className={classes.seats}>
          {t(used < seats ? 'organization.seats' : 'organization.seats_full', { used, seats })}
        </p>
      )}
    </section>
  )
}

/** Open invitations count. */
function takenSeats({ members, invitations }: Organization): number {
  return members.length + invitations.filter(({ isOpen }) => isOpen).length
}
