import { isEmail } from '@scheduling/domain'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { HostTranslate } from '@scheduling/messages/host'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from '../accounts/account-page.module.css'
import { useEmailAddressActions } from './use-email-address-actions.ts'

const EMPTY = { email: '', current: '' }

/** Asks for a new address. */
export function EmailAddressForm({ email }: { email: string }) {
  const t = useText()
  const actions = useEmailAddressActions()
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    draft: 'email-address',
    secret: 'current',
    check: (values) => ({
      ...emailProblem(values.email.trim(), email, t),
      ...(!values.current && { current: t('field.required') }),
    }),
    send: actions.ask,
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={form.isRestored} failure={failure} />
      <TextInput
        {...form.text('email')}
        aria-required
        label={t('email.new')}
        type="email"
        dir="ltr"
        autoComplete="off"
      />
      <PasswordInput
        {...form.text('current')}
        aria-required
        label={t('password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('email.ask')}
        </Button>
      </div>
    </form>
  )
}

function emailProblem(typed: string, now: string, t: HostTranslate): { email?: string } {
  if (typed === '') return { email: t('field.required') }
  if (!isEmail(typed)) return { email: t('field.email') }
  return typed === now ? { email: t('email.same') } : {}
}
