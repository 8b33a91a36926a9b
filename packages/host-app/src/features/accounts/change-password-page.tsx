import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import classes from './account-page.module.css'
import { checkNewPassword, NewPassword } from './new-password.tsx'
import { SendButton } from './send-button.tsx'
import { Staying } from './staying.tsx'

const route = getRouteApi('/changepassword')
const EMPTY = { password: '', repeated: '', removesPasskeys: false, forgetsDevices: false }

/** Where the link of the mail leads. */
export function ChangePasswordPage() {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { id, codex } = route.useSearch()
  const isWhole = id !== undefined && codex !== undefined
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    check: (values) => checkNewPassword(values, t),
    async send({ password, removesPasskeys, forgetsDevices }) {
      if (!isWhole) return
      const body = { id, codex, password, removesPasskeys, forgetsDevices }
      await call('POST /users/changepassword', { body })
      toasts.show(t('password.changed'))
      await navigate({ to: '/login', replace: true })
    },
  })

  return (
    <AccountPage title={t('change.title')} text={<Link to="/login">{t('forgot.back')}</Link>}>
      {(failure ?? !isWhole) && (
        <p className={classes.alert} role="alert">
          {failure ?? t('error.verification_invalid')} <Link to="/forgotpassword">{t('forgot.anew')}</Link>
        </p>
      )}
      {isWhole && (
        <AccountForm element={element}>
          <NewPassword form={form} />
          <Staying form={form} link={{ id, codex }} />
          <SendButton isSending={form.isSending} isWorking={false}>
            {t('change.action')}
          </SendButton>
        </AccountForm>
      )}
    </AccountPage>
  )
}
