import { isEmail } from '@scheduling/domain'
import { TextInput } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountPage } from '../account-page.tsx'
import classes from '../account-page.module.css'
import { SendButton } from '../send-button.tsx'

const route = getRouteApi('/forgotpassword')

/** Says the same whether or not the address has an account. */
export function ForgotPasswordPage() {
  const t = useText()
  const { call } = useDeps()
  const { email } = route.useSearch()
  const [sentTo, setSentTo] = useState<string>()
  // Stays in the field, so that another mail can be requested.
  const saved = useMemo(() => ({ email: sentTo ?? email ?? '' }), [sentTo, email])
  const [isWorking, setWorking] = useState(false)
  const { form, failure, element } = useSentForm({
    saved,
    check: (values): Problems =>
      isEmail(values.email.trim()) ? {} : { email: values.email ? t('field.email') : t('field.required') },
    async send(values) {
      setWorking(false)
      await call('POST /users/forgotpassword', { body: values, onWork: () => setWorking(true) })
      setSentTo(values.email)
    },
  })

  return (
    <AccountPage title={t('forgot.title')} text={<Link to="/login">{t('forgot.back')}</Link>}>
      {sentTo !== undefined && (
        <output className={classes.notice}>{t('forgot.sent', { email: sentTo })}</output>
      )}
      <AccountForm element={element} failure={failure}>
        <TextInput
          {...form.text('email')}
          aria-required
          label={t('account.email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          size="md"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of this screen
          autoFocus
        />
        <SendButton isSending={form.isSending} isWorking={isWorking}>
          {t(sentTo === undefined ? 'forgot.action' : 'forgot.again')}
        </SendButton>
      </AccountForm>
    </AccountPage>
  )
}
