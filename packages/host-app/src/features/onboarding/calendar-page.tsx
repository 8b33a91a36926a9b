import { Button } from '@mantine/core'
import type { Provider } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ConfirmAddress } from '../accounts/confirmation/confirm-address.tsx'
import { useConfirmation } from '../accounts/confirmation/use-confirmation.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { SignInDialog } from '../calendars/sign-in-dialog.tsx'
import { useConnectionActions } from '../calendars/use-connection-actions.ts'
import { ofKind } from '../connections/of-kind.ts'
import { providerOf } from '@scheduling/contract/providers'
import { OnboardPage } from './onboard-page.tsx'
import classes from './onboard-page.module.css'

/**
 * Goes on if a calendar is already connected. If none can be, there is nothing to skip. Hosts who have not confirmed
 * their address do that first, then go on to the chosen calendar.
 */
export function CalendarPage() {
  const t = useText()
  const me = useMe()
  const { call } = useDeps()
  const { data } = useQuery(connectionsQuery(call))
  const actions = useConnectionActions()
  const [chosen, setChosen] = useState<Provider>()
  const [opening, setOpening] = useState<Provider>()
  const known = data && ofKind('calendars', data)
  const ready = known?.providers.filter(({ isReady }) => isReady) ?? []
  const isKnownEmpty = data !== undefined && ready.length === 0
  if (known && known.connections.length > 0) return <Navigate to="/onboard/ready" replace />

  function connect(provider: Provider) {
    if (provider.asks.length > 0) setOpening(provider)
    else void actions.connect(provider.id)
  }

  const skip = (
    <LinkButton to="/onboard/ready" size="md" variant={isKnownEmpty ? 'filled' : 'default'}>
      {isKnownEmpty ? t('calendars.finish') : t('calendars.skip')}
    </LinkButton>
  )
  if (chosen && me.userStatus !== 'active')
    return (
      <ConfirmFirst of={chosen} onConfirmed={() => connect(chosen)}>
        {skip}
      </ConfirmFirst>
    )
  return (
    <OnboardPage
      step="calendar"
      title={t('calendars.title')}
      text={isKnownEmpty ? t('calendars.none') : t('calendars.text')}
    >
      <div className={classes.ways}>
        {ready.map((provider) => (
          <Button
            key={provider.id}
            size="md"
            onClick={() => (me.userStatus === 'active' ? connect(provider) : setChosen(provider))}
          >
            {t('calendars.connect', { name: providerOf(provider.id).name })}
          </Button>
        ))}
        {skip}
      </div>
      <SignInDialog provider={opening} actions={actions} onClose={() => setOpening(undefined)} />
    </OnboardPage>
  )
}

interface FirstProps {
  of: Provider
  onConfirmed: () => void
  children: ReactNode
}

function ConfirmFirst({ of, onConfirmed, children }: FirstProps) {
  const t = useText()
  const me = useMe()
  const confirmation = useConfirmation(me, onConfirmed)
  const form = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <OnboardPage
      step="calendar"
      title={t('confirm.title')}
      text={t('calendars.confirm', { email: me.userEmail, name: providerOf(of.id).name })}
    >
      <div ref={form} className={classes.ways}>
        <ConfirmAddress of={confirmation} />
        {children}
      </div>
    </OnboardPage>
  )
}
