import { PasswordInput, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { PasswordChecklist } from '../accounts/passwords/password-checklist.tsx'
import type { SignUp } from './sign-up-values.ts'

/** The email address and password for signing in, and the name that invitees see. */
export function SignUpFields({ form, isEmailFixed }: { form: Form<SignUp>; isEmailFixed: boolean }) {
  const t = useText()
  const rulesId = useId()
  return (
    <>
      <TextInput
        {...form.text('name')}
        aria-required
        label={t('account.name')}
        autoComplete="name"
        size="md"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this screen is only for signing up
        autoFocus
      />
      <TextInput
        {...form.text('email')}
        readOnly={isEmailFixed}
        aria-required
        label={t('account.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        size="md"
      />
      <div>
        <PasswordInput
          {...form.text('password')}
          aria-required
          label={t('account.password')}
          autoComplete="new-password"
          size="md"
          aria-describedby={rulesId}
          visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        />
        <PasswordChecklist id={rulesId} password={form.values.password} />
      </div>
    </>
  )
}
