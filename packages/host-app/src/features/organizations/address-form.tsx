import { Button, TextInput } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { isEmail } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { ORGANIZATION } from '../../data/acting/organization.ts'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import classes from './organizations.module.css'

/** The address that the organization's invitations name. It counts once its mailed link was opened. */
export function AddressForm({ organization: { email: used, askedEmail } }: { organization: Organization }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()

  async function change(email: string | null, done: string) {
    queryClient.setQueryData(ORGANIZATION, await call('PUT /organization/email', { body: { email } }))
    toasts.show(done)
  }

  const { form, failure, element } = useSentForm<{ email: string }>({
    saved: { email: '' },
    check: ({ email }) => ({
      ...(!isEmail(email.trim()) && { email: email ? t('field.email') : t('field.required') }),
    }),
    async send({ email: typed }) {
      const email = typed.trim()
      await change(email, t('address.sent', { email }))
    },
  })

  async function remove() {
    try {
      await change(null, t('address.removed'))
    } catch (error) {
      toasts.show(problemText(error, t), { tone: 'bad' })
    }
  }

  return (
    <section className={classes.part} aria-labelledby="address">
      <h2 id="address" className={classes.title}>
        {t('address.title')}
      </h2>
      <p>{t('address.text')}</p>
      <div role="status">
        <p className={classes.reason}>
          {used === null ? t('address.none') : t('address.used', { email: used })}
        </p>
        {askedEmail && (
          <p className={classes.reason}>
            {t('address.waiting', {
              email: askedEmail.email,
              date: format.dayOf(Date.parse(askedEmail.until)),
            })}
          </p>
        )}
      </div>
      <form {...element}>
        <FormNotices isRestored={false} failure={failure} />
        <div className={classes.invite}>
          <TextInput
            {...form.text('email')}
            aria-required
            label={t('address.label')}
            description={t('address.hint')}
            type="email"
            dir="ltr"
            autoComplete="off"
          />
          <Button type="submit" loading={form.isSending}>
            {t('address.send')}
          </Button>
          {(used !== null || askedEmail) && (
            <WorkButton variant="default" work={remove}>
              {t('address.remove')}
            </WorkButton>
          )}
        </div>
      </form>
    </section>
  )
}
