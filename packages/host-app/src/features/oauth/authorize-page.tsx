import { Button } from '@mantine/core'
import type { AccessRequest } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { HostFormats } from '../../shell/host-formats.tsx'
import { useAccountHabits } from '../../shell/use-account-habits.ts'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { SignInButton } from '../accounts/in-place/sign-in-button.tsx'
import classes from './oauth.module.css'
import { accessRequestQuery } from './queries.ts'
import { useScopeLines } from './use-scope-lines.ts'

/** An app asks whether it may act for the person, who signs in here first. */
export function AuthorizePage() {
  const t = useText()
  const router = useRouter()
  const { session } = useDeps()
  const { href } = useLocation()
  const [isSignedIn, setSignedIn] = useState(session.token() !== undefined)
  async function enter(): Promise<void> {
    // The router leads away those who cannot allow anything.
    await router.invalidate()
    setSignedIn(true)
  }
  return (
    <main className={classes.page}>
      {isSignedIn ? (
        <HostFormats>
          <Request />
        </HostFormats>
      ) : (
        <Page title={t('oauth.sign_in')} text={t('oauth.sign_in_text')}>
          <div>
            <SignInButton path={href} onSignedIn={() => void enter()} />
          </div>
        </Page>
      )}
    </main>
  )
}

function Request() {
  const t = useText()
  const { call } = useDeps()
  useAccountHabits()
  const request = useLocation().searchStr.replace(/^\?/, '')
  const asking = useQuery(accessRequestQuery(call, request))
  const { error } = asking
  if (error instanceof ApiError && isFaultOfApp(error))
    return (
      <Page title={t('oauth.bad')} text={t('oauth.bad_text')}>
        <Fault text={error.problem.detail ?? error.problem.title} />
      </Page>
    )
  return (
    <Answer of={asking} loading={<RowsSkeleton />}>
      {(answer) =>
        answer.state === 'ask' ? <Consent of={answer} request={request} /> : <Refused of={answer} />
      }
    </Answer>
  )
}

function isFaultOfApp({ code }: ApiError): boolean {
  return code === 'app_not_found' || code === 'app_unreadable' || code === 'invalid_input'
}

/** For developers, so it is in English. */
function Fault({ text }: { text: string }) {
  return (
    <p className={classes.fault} dir="ltr" lang="en">
      {text}
    </p>
  )
}

function Refused({ of }: { of: Extract<AccessRequest, { state: 'refused' }> }) {
  const t = useText()
  const { name, reason, location, returnsTo: place } = of
  return (
    <Page title={t('oauth.refused', { name })} text={t('oauth.refused_text')}>
      <Fault text={reason} />
      <Button component="a" href={location} variant="default">
        {t('oauth.back', { place })}
      </Button>
    </Page>
  )
}

interface Props {
  of: Extract<AccessRequest, { state: 'ask' }>
  request: string
}

function Consent({ of, request }: Props) {
  const t = useText()
  const me = useMe()
  const { call, document: page } = useDeps()
  const [location, setLocation] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { name, site, scopes, returnsTo: place, denied } = of
  const lines = useScopeLines(scopes)
  const host = me.organization?.name ?? me.userEmail
  async function allow() {
    setFailure(undefined)
    try {
      const allowed = await call('POST /oauth/grants', { body: { request } })
      setLocation(allowed.location)
      await page.leaveFor(allowed.location)
    } catch (error) {
      setFailure(problemText(error, t))
    }
  }
  if (location !== undefined)
    return (
      <Page title={t('oauth.allowed', { name })} text={t('oauth.allowed_text')}>
        <Button component="a" href={location} variant="default">
          {t('oauth.go_on', { place })}
        </Button>
      </Page>
    )
  return (
    <Page title={t('oauth.allow_title', { name })} text={t('oauth.allow_text', { name, host })}>
      <div className={classes.consent}>
        <FormNotices isRestored={false} failure={failure} />
        <p className={classes.dim}>
          {site === null ? t('oauth.by_hand') : <bdi>{t('oauth.described', { site })}</bdi>}
        </p>
        <section aria-label={t('oauth.may')} className={classes.may}>
          <h2 className={classes.heading}>{t('oauth.may')}</h2>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={classes.dim}>{t('oauth.never')}</p>
        </section>
        <p>{t('oauth.returns', { place })}</p>
        <p className={classes.dim}>{t('oauth.remove_any_time')}</p>
        <div className={classes.actions}>
          <WorkButton work={allow}>{t('oauth.allow')}</WorkButton>
          <Button component="a" href={denied} variant="default">
            {t('oauth.deny')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
