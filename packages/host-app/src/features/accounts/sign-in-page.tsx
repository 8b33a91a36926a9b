import { isEmail } from '@scheduling/domain'
import { PasswordInput, TextInput } from '@mantine/core'
import { ApiError } from '@scheduling/contract/client'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { safePath } from '../../shell/navigation.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import classes from './account-page.module.css'
import { SendButton } from './send-button.tsx'
import { useVerification } from './use-verification.ts'

const route = getRouteApi('/login')

export function SignInPage() {
  const t = useText()
  const { call, session } = useDeps()
  const { next, email, id, codex } = route.useSearch()
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const verification = useVerification()
  const [failure, setFailure] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const [wasWrong, setWrong] = useState(false)
  const { form, attach } = useForm({
    saved: { email: email ?? '', password: '' },
    check: (values) => ({
      ...(!isEmail(values.email.trim()) && { email: values.email ? t('field.email') : t('field.required') }),
      ...(!values.password && { password: t('field.required') }),
    }),
    refusals: (error) => {
      if (!isWrongDetails(error)) return fieldProblems(error, t)
      setWrong(true)
      return { password: problemText(error, t) }
    },
  })

  function signIn() {
    setFailure(undefined)
    setWorking(false)
    form
      .send(async (values) => {
        const link = verification === 'sign_in' && id && codex ? { id, codex } : undefined
        const body = { ...values, deviceToken: session.deviceToken(), verification: link }
        session.start(await call('POST /users/login', { body, onWork: () => setWorking(true) }))
        if (link) {
          // Somebody else may have been signed in here.
          queryClient.clear()
          await navigate({ to: '/', search: { activated: '1' } })
        } else router.history.push(safePath(next))
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <AccountPage
      title={t('sign_in.title', { product: PRODUCT_NAME })}
      text={
        <>
          {t('sign_in.new')}{' '}
          <Link to="/onboard" search={{ next }}>
            {t('sign_in.register')}
          </Link>
        </>
      }
    >
      {verification === 'sign_in' && <output className={classes.notice}>{t('verify.sign_in')}</output>}
      {verification === 'invalid' && (
        <p className={classes.alert} role="alert">
          {t('error.verification_invalid')} {session.token() && <Link to="/">{t('ready.continue')}</Link>}
        </p>
      )}
      <AccountForm attach={attach} failure={failure} onSend={signIn}>
        <TextInput
          {...form.text('email')}
          label={t('account.email')}
          type="email"
          dir="ltr"
          autoComplete="username"
          size="md"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is all that this screen is for
          autoFocus
        />
        <PasswordInput
          {...form.text('password')}
          label={t('account.password')}
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        />
        <Link to="/forgotpassword" search={{ email: form.values.email || undefined }}>
          {t('forgot.link')}
        </Link>
        <SendButton isSending={form.isSending || verification === 'checking'} isWorking={isWorking}>
          {t('sign_in.action')}
        </SendButton>
        <output className={classes.hint}>{wasWrong && t('sign_in.unconfirmed')}</output>
      </AccountForm>
    </AccountPage>
  )
}

function isWrongDetails(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_details'
}
