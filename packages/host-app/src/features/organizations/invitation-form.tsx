import { Button, Select, TextInput } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { isEmail } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import classes from './organizations.module.css'
import { ORGANIZATION } from '../../data/acting/organization.ts'

type InvitedRole = Organization['invitations'][number]['role']

interface Values {
  email: string
  role: InvitedRole
}

export function InvitationForm({ organization }: { organization: Organization }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const upgrade = useUpgrade()
  const { form, failure, element } = useSentForm<Values>({
    saved: { email: '', role: 'member' },
    check: ({ email }) => ({
      ...(!isEmail(email.trim()) && { email: email ? t('field.email') : t('field.required') }),
    }),
    async send({ email: typed, role }) {
      const email = typed.trim()
      try {
        const answer = await call('POST /organization/invitations', { body: { email, role } })
        queryClient.setQueryData(ORGANIZATION, answer)
        toasts.show(t('organization.invited', { email }))
      } catch (error) {
        // The address that was typed stays.
        if (error instanceof ApiError && error.code === 'upgrade_required') upgrade.lock('organization')
        throw error
      }
    },
  })
  const { seats } = organization

  return (
    <section className={classes.part} aria-labelledby="invite">
      <h2 id="invite" className={classes.title}>
        {t('organization.invite_title')}
      </h2>
      <form {...element}>
        <FormNotices isRestored={false} failure={failure} />
        <div className={classes.invite}>
          <TextInput
            {...form.text('email')}
            aria-required
            label={t('organization.email')}
            description={t('organization.email_hint')}
            type="email"
            dir="ltr"
            autoComplete="off"
          />
          <Select
            {...form.value('role')}
            onChange={(role) => role && form.set('role', role)}
            label={t('organization.role')}
            description={t(`organization.role_hint_${form.values.role}`)}
            allowDeselect={false}
            data={(['member', 'admin'] as const).map((value) => ({
              value,
              label: t(`organization.role_${value}`),
            }))}
          />
          <Button type="submit" loading={form.isSending}>
            {t('organization.invite')}
          </Button>
        </div>
      </form>
      {seats !== null && (
        <p className={classes.seats}>{t('organization.seats', { used: takenSeats(organization), seats })}</p>
      )}
    </section>
  )
}

/** Open invitations count. */
function takenSeats({ members, invitations }: Organization): number {
  return members.length + invitations.filter(({ isOpen }) => isOpen).length
}
