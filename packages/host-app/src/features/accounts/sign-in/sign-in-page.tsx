import { Button, PasswordInput, TextInput } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { AccountForm } from '../account-form.tsx'
import { Joining } from '../joining.tsx'
import { AccountPage } from '../account-page.tsx'
import classes from '../account-page.module.css'
import { CodeForm } from './code-form.tsx'
import { SendButton } from '../send-button.tsx'
import { useJustDeleted } from './use-just-deleted.ts'
import { useSignIn } from './use-sign-in.ts'

const route = getRouteApi('/login')

export function SignInPage() {
  const t = useText()
  const gone = useJustDeleted()
  if (gone.isNews)
    return (
      <AccountPage title={t('deleted.title')}>
        <p role="status">{gone.text}</p>
      </AccountPage>
    )
  return <SignIn gone={gone.text} />
}

/** Separate, because passkeys are offered in its field from the start. */
function SignIn({ gone }: { gone: string | undefined }) {
  const t = useText()
  const { session } = useDeps()
  const { next, email, accept_key: acceptKey } = route.useSearch()
  const { form, element, verification, ...at } = useSignIn()
  if (at.isCodeAsked)
    return (
      <AccountPage title={t('code.title')}>
        <CodeForm action={t('sign_in.action')} takesRecovery send={at.sendCode}>
          <Button variant="default" onClick={at.goBack}>
            {t('code.back')}
          </Button>
        </CodeForm>
      </AccountPage>
    )
  return (
    <AccountPage
      title={t('sign_in.title', { product: PRODUCT_NAME })}
      text={
        <>
          {t('sign_in.new')}{' '}
          {/* From the server: under a host's own domain, it redirects to the sign-up page. */}
          <Link to="/onboard" search={{ next, email, accept_key: acceptKey }} reloadDocument>
            {t('sign_in.register')}
          </Link>
        </>
      }
    >
      {acceptKey !== undefined && <Joining acceptKey={acceptKey} />}
      {gone && <output className={classes.notice}>{gone}</output>}
      {verification === 'sign_in' && <output className={classes.notice}>{t('verify.sign_in')}</output>}
      {verification === 'invalid' && (
        <p className={classes.alert} role="alert">
          {t('verify.over')} {session.token() && <Link to="/">{t('ready.continue')}</Link>}
        </p>
      )}
      <AccountForm element={element} failure={at.failure ?? at.passkey.failure}>
        <TextInput
          {...form.text('email')}
          readOnly={acceptKey !== undefined}
          aria-required
          label={t('account.email')}
          type="email"
          dir="ltr"
          autoComplete="username webauthn"
          size="md"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is all that this screen is for
          autoFocus
        />
        <PasswordInput
          {...form.text('password')}
          aria-required
          label={t('account.password')}
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        />
        <Link to="/forgotpassword" search={{ email: form.values.email || undefined }}>
          {t('forgot.link')}
        </Link>
        <SendButton isSending={form.isSending || verification === 'checking'} isWorking={at.isWorking}>
          {t('sign_in.action')}
        </SendButton>
        {at.passkey.isThere && verification !== 'sign_in' && (
          <Button variant="default" size="md" loading={at.passkey.isAsking} onClick={at.passkey.ask}>
            {t('sign_in.passkey')}
          </Button>
        )}
        <output className={classes.hint}>{at.wasWrong && t('sign_in.unconfirmed')}</output>
      </AccountForm>
    </AccountPage>
  )
}
