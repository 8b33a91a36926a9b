import { PasswordInput, Select, TextInput } from '@mantine/core'
import { SPOKEN, SPOKEN_KEYS } from '@scheduling/domain/languages'
import type { Language } from '@scheduling/domain/languages'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { fieldProblems, problemText } from '../../data/problem-text.ts'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { guessHabits } from '../../time/guess-habits.ts'
import { guessTimeZone } from '../../time/guess-time-zone.ts'
import { TimeZonePicker } from '../../time-zones/time-zone-picker.tsx'
import { useNow } from '../../data/use-now.ts'
import { formElement } from '../../ui/form/form-element.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { AccountForm } from '../accounts/account-form.tsx'
import { PasswordChecklist } from '../accounts/passwords/password-checklist.tsx'
import { SendButton } from '../accounts/send-button.tsx'
import { Choice } from '../settings/choice.tsx'
import { OnboardPage } from './onboard-page.tsx'
import classes from './onboard-page.module.css'
import { openAccount } from './open-account.ts'
import { trialDaysQuery } from './queries.ts'
import { signUpDraft } from './sign-up-draft.ts'
import type { SignUp } from './sign-up-values.ts'
import { checkSignUp } from './sign-up-values.ts'

const route = getRouteApi('/onboard')

/** Who one is, and what could be guessed; with it the account is there. */
export function WelcomePage() {
  const { t, language, speech } = useLanguage()
  const { call, session } = useDeps()
  const format = useFormat()
  const now = useNow()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const trialDays = useQuery(trialDaysQuery(call)).data
  const { email, next, via } = route.useSearch()
  const [failure, setFailure] = useState<string>()
  const rulesId = useId()
  const [saved] = useState(() => firstGuess(email))
  const draft = useMemo(() => signUpDraft(queryClient, sessionStorage), [queryClient])
  const { form, attach } = useForm({
    saved,
    draft,
    check: (values) => checkSignUp(values, t),
    refusals: (error) => fieldProblems(error, t),
  })
  const { timeZone, timeFormat, weekStart } = form.values

  function start() {
    setFailure(undefined)
    setWorking(false)
    const opening = { call, session, queryClient, via }
    form
      .send(async (values) => {
        await openAccount(opening, values, language, t, () => setWorking(true))
        draft.remove()
        await navigate({ to: '/onboard/link' })
        return values
      })
      .catch((error: unknown) => setFailure(problemText(error, t)))
  }

  return (
    <OnboardPage
      step="welcome"
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
      <AccountForm element={formElement(start, attach)} failure={failure}>
        <TextInput
          {...form.text('name')}
          aria-required
          label={t('account.name')}
          autoComplete="name"
          size="md"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing up is all that this screen is for
          autoFocus
        />
        <TextInput
          {...form.text('email')}
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
        <section className={classes.part} aria-labelledby="about">
          <h2 id="about" className={classes.title}>
            {t('about.title')}
          </h2>
          <TextInput
            {...form.text('company')}
            label={t('about.company')}
            autoComplete="organization"
            size="md"
          />
          <details className={classes.guesses}>
            <summary>
              {t('about.guessed', {
                zone: format.zone(timeZone, now),
                language: SPOKEN[language].name,
                clock: t(timeFormat === '12h' ? 'language.hours_12' : 'language.hours_24'),
                day: format.weekday(weekStart),
              })}{' '}
              <span>{t('about.change')}</span>
            </summary>
            <div className={classes.fields}>
              <TimeZonePicker
                label={t('account.time_zone')}
                value={timeZone}
                onChange={(zone) => form.set('timeZone', zone)}
              />
              <Select
                label={t('language.own')}
                allowDeselect={false}
                data={SPOKEN_KEYS.map((key) => ({ value: key, label: SPOKEN[key].name }))}
                value={language}
                onChange={(chosen) => speech.choose(chosen as Language)}
              />
              <Choice
                label={t('language.time_format')}
                value={timeFormat}
                onChange={(clock) => form.set('timeFormat', clock)}
                options={[
                  ['24h', t('language.hours_24')],
                  ['12h', t('language.hours_12')],
                ]}
              />
              <Choice
                label={t('language.week_start')}
                value={weekStart}
                onChange={(day) => form.set('weekStart', day)}
                options={(['mon', 'sun', 'sat'] as const).map((day) => [day, format.weekday(day)])}
              />
            </div>
          </details>
        </section>
        <div className={classes.part}>
          <p className={classes.hint}>
            {trialDays === null && t('trial.none')}
            {trialDays && t('trial.text', { days: String(trialDays) })}
          </p>
          <SendButton isSending={form.isSending} isWorking={isWorking}>
            {trialDays === null ? t('trial.without') : t('trial.start')}
          </SendButton>
        </div>
      </AccountForm>
    </OnboardPage>
  )
}

function firstGuess(email = ''): SignUp {
  const timeZone = guessTimeZone()
  const { weekStart = 'mon', timeFormat = '24h' } = guessHabits(navigator.languages, timeZone)
  return { name: '', email, password: '', company: '', timeZone, weekStart, timeFormat }
}
