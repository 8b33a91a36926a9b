import { TextInput } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { AccountForm } from '../accounts/account-form.tsx'
import { Joining } from '../accounts/joining.tsx'
import { SendButton } from '../accounts/send-button.tsx'
import { GuessedFields } from './guessed-fields.tsx'
import { OnboardPage } from './onboard-page.tsx'
import classes from './onboard-page.module.css'
import { trialDaysQuery } from './queries.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { useSignUp } from './use-sign-up.ts'

const route = getRouteApi('/onboard')

/** Asks for name and credentials, and shows the guessed settings. Sending it opens the account. */
export function WelcomePage() {
  const t = useText()
  const { call } = useDeps()
  const trialDays = useQuery(trialDaysQuery(call)).data
  const { email, accept_key: acceptKey, next, via, invitation } = route.useSearch()
  const { form, element, failure, isWorking } = useSignUp({ email, acceptKey }, { via, invitation })

  return (
    <OnboardPage
      step="welcome"
      title={t('sign_up.title', { product: PRODUCT_NAME })}
      text={
        <>
          {t('sign_up.known')}{' '}
          <Link to="/login" search={{ next, email, accept_key: acceptKey }}>
            {t('sign_in.action')}
          </Link>
        </>
      }
    >
      {acceptKey !== undefined && <Joining acceptKey={acceptKey} />}
      <AccountForm element={element} failure={failure}>
        <SignUpFields form={form} isEmailFixed={acceptKey !== undefined} />
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
          <GuessedFields form={form} />
        </section>
        <div className={classes.part}>
          <p className={classes.hint}>
            {trialDays === null && t('trial.none')}
            {trialDays && t('trial.text', { days: trialDays })}
          </p>
          <SendButton isSending={form.isSending} isWorking={isWorking}>
            {trialDays === null ? t('trial.without') : t('trial.start')}
          </SendButton>
        </div>
      </AccountForm>
    </OnboardPage>
  )
}
