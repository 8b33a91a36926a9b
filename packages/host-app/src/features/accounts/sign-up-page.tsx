import { PasswordInput, TextInput } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useLanguage } from '../../language/language.tsx'
import { TimeZonePicker } from '../../time/time-zone-picker.tsx'
import { guessTimeZone } from '../../time/guess-time-zone.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { slugFrom } from '../../ui/slug-from.ts'
import { AccountForm } from './account-form.tsx'
import { AccountPage } from './account-page.tsx'
import { LinkField } from './link-field.tsx'
import { linkSuggestions } from './link-suggestions.ts'
import { LinkReady } from './link-ready.tsx'
import { openAccount } from './open-account.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { SendButton } from './send-button.tsx'
import { useIsLinkFree } from './use-is-link-free.ts'
import { checkSignUp } from './sign-up-form.ts'

const route = getRouteApi('/onboard')

export function SignUpPage() {
  const { t, language } = useLanguage()
  const { call, session } = useDeps()
  const queryClient = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const { email, next } = route.useSearch()
  const [readyPath, setReadyPath] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [hasOwnLink, setOwnLink] = useState(false)
  const rulesId = useId()
  const [start] = useState(() => ({
    name: '',
    email: email ?? '',
    password: '',
    timeZone: guessTimeZone(),
    link: '',
  }))
  const { form, attach } = useForm({
    saved: start,
    check: (values) => checkSignUp(values, t),
    refusals: (error) => fieldProblems(error, t),
  })
  const isLinkFree = useIsLinkFree(form.values.link)
  if (readyPath) return <LinkReady path={readyPath} />

  function register() {
    setFailure(undefined)
    setWorking(false)
    const opening = { call, session, queryClient }
    form
      .send(async (values) => {
        setReadyPath(await openAccount(opening, values, language, t, () => setWorking(true)))
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <AccountPage
      title={t('sign_up.title', { product: PRODUCT_NAME })}
      text={
        <>
          {t('sign_up.known')}{' '}
          <Link to="/login" search={{ next }}>
            {t('sign_in.action')}
          </Link>
        </>
      }
    >
      <AccountForm attach={attach} failure={failure} onSend={register}>
        <TextInput
          {...form.text('name')}
          label={t('account.name')}
          autoComplete="name"
          size="md"
          onChange={(event) => {
            const name = event.currentTarget.value
            form.set('name', name)
            if (!hasOwnLink) form.set('link', slugFrom(name, 40))
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing up is all that this screen is for
          autoFocus
        />
        <TextInput
          {...form.text('email')}
          label={t('account.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          size="md"
        />
        <div>
          <PasswordInput
            {...form.text('password')}
            label={t('account.password')}
            autoComplete="new-password"
            size="md"
            aria-describedby={rulesId}
            visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
          />
          <PasswordChecklist id={rulesId} password={form.values.password} />
        </div>
        <LinkField
          {...form.text('link')}
          isFree={isLinkFree}
          suggestions={linkSuggestions(form.values.link)}
          onPick={(link) => {
            setOwnLink(true)
            form.set('link', link)
          }}
        />
        <TimeZonePicker
          label={t('account.time_zone')}
          value={form.values.timeZone}
          onChange={(zone) => form.set('timeZone', zone)}
        />
        <SendButton isSending={form.isSending} isWorking={isWorking}>
          {t('sign_up.action')}
        </SendButton>
      </AccountForm>
    </AccountPage>
  )
}
