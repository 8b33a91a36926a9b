import { ApiError } from '@scheduling/contract/client'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountPage } from '../account-page.tsx'
import classes from '../account-page.module.css'
import { stayingQuery } from './queries.ts'
import { checkNewPassword, NewPassword } from './new-password.tsx'
import { SendButton } from '../send-button.tsx'
import { RemainingAccess } from './remaining-access.tsx'

const route = getRouteApi('/changepassword')
const EMPTY = { password: '', repeated: '', removesPasskeys: false, forgetsDevices: false }

/** The page behind the link in the mail. */
export function ChangePasswordPage() {
  const t = useText()
  const { call } = useDeps()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { id = '', codex = '' } = route.useSearch()
  const isUsable = useIsUsable({ id, codex })
  const { form, failure, element } = useSentForm({
    saved: EMPTY,
    check: (values) => checkNewPassword(values, t),
    async send({ password, removesPasskeys, forgetsDevices }) {
      const body = { id, codex, password, removesPasskeys, forgetsDevices }
      await call('POST /users/changepassword', { body })
      toasts.show(t('password.changed'))
      await navigate({ to: '/login', replace: true })
    },
  })

  return (
    <AccountPage title={t('change.title')} text={<Link to="/login">{t('forgot.back')}</Link>}>
      {(failure ?? !isUsable) && (
        <p className={classes.alert} role="alert">
          {failure ?? t('error.verification_invalid')} <Link to="/forgotpassword">{t('forgot.anew')}</Link>
        </p>
      )}
      {isUsable && (
        <AccountForm element={element}>
          <NewPassword form={form} />
          <RemainingAccess form={form} link={{ id, codex }} />
          <SendButton isSending={form.isSending} isWorking={false}>
            {t('change.action')}
          </SendButton>
        </AccountForm>
      )}
    </AccountPage>
  )
}

/** False for a link that is incomplete, used, or expired. The page says so before anybody chooses a password. */
function useIsUsable(link: { id: string; codex: string }): boolean {
  const { call } = useDeps()
  const isWhole = link.id !== '' && link.codex !== ''
  const { data, error } = useQuery({ ...stayingQuery(call, link), enabled: isWhole })
  const isOver = !data && error instanceof ApiError && error.code === 'verification_invalid'
  return isWhole && !isOver
}
