import type { Organization } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { EmailForm } from '../accounts/email-form.tsx'
import classes from './organizations.module.css'

/** The email that the organization's invitations name. It counts once its mailed link was opened. */
export function OrganizationEmailForm({
  organization: { email: used, pendingEmail: pending },
}: {
  organization: Organization
}) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()

  async function send(email: string) {
    queryClient.setQueryData(ORGANIZATION, await call('PUT /organization/email', { body: { email } }))
    toasts.show(t('organization_email.sent', { email }))
  }

  async function takeBack(ask: () => Promise<Organization>, done: string) {
    try {
      queryClient.setQueryData(ORGANIZATION, await ask())
      toasts.show(done)
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
    }
  }

  return (
    <section className={classes.part} aria-labelledby="organization-email">
      <h2 id="organization-email" className={classes.title}>
        {t('organization_email.title')}
      </h2>
      <p>{t('organization_email.text')}</p>
      {used === null && !pending && <p className={classes.reason}>{t('organization_email.none')}</p>}
      {used !== null && (
        <div className={classes.fact}>
          <p className={classes.reason}>{t('organization_email.used', { email: used })}</p>
          <WorkButton
            variant="default"
            size="sm"
            work={() =>
              takeBack(
                async () => call('PUT /organization/email', { body: { email: null } }),
                t('organization_email.removed'),
              )
            }
          >
            {t('organization_email.remove')}
          </WorkButton>
        </div>
      )}
      {pending && (
        <div className={classes.fact}>
          <p className={classes.reason}>
            {t('organization_email.pending', {
              email: pending.email,
              date: format.dayOf(Date.parse(pending.until)),
            })}
          </p>
          <WorkButton
            variant="default"
            size="sm"
            aria-label={t('organization_email.cancel_of', { email: pending.email })}
            work={() =>
              takeBack(
                async () => call('DELETE /organization/email/pending'),
                t('organization_email.canceled', { email: pending.email }),
              )
            }
          >
            {t('organization_email.cancel')}
          </WorkButton>
        </div>
      )}
      <EmailForm label={t('organization_email.label')} action={t('organization_email.send')} send={send} />
    </section>
  )
}
