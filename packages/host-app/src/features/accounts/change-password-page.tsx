import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import classes from './account-page.module.css'
import { checkNewPassword, NewPassword } from './new-password.tsx'
import { SendButton } from './send-button.tsx'

const route = getRouteApi('/changepassword')

/** Where the link of the mail leads. */
export function ChangePasswordPage() {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { id, codex } = route.useSearch()
  const [failure, setFailure] = useState<string>()
  const { form, attach } = useForm({
    saved: { password: '', repeated: '' },
    check: (values) => checkNewPassword(values, t),
    refusals: (error) => fieldProblems(error, t),
  })
  const isWhole = id !== undefined && codex !== undefined

  function change() {
    if (!isWhole) return
    setFailure(undefined)
    form
      .send(async (values) => {
        await call('POST /users/changepassword', { body: { id, codex, password: values.password } })
        toasts.show(t('password.changed'))
        await navigate({ to: '/login', replace: true })
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <AccountPage title={t('change.title')} text={<Link to="/login">{t('forgot.back')}</Link>}>
      {(failure ?? !isWhole) && (
        <p className={classes.alert} role="alert">
          {failure ?? t('error.verification_invalid')} <Link to="/forgotpassword">{t('forgot.anew')}</Link>
        </p>
      )}
      {isWhole && (
        <AccountForm attach={attach} failure={undefined} onSend={change}>
          <NewPassword form={form} />
          <SendButton isSending={form.isSending} isWorking={false}>
            {t('change.action')}
          </SendButton>
        </AccountForm>
      )}
    </AccountPage>
  )
}
