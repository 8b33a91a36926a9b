import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { BillingParts } from './billing-parts.tsx'
import { Shop } from './shop.tsx'
import type { Looking } from './shop.tsx'

// For accounts of connected programs, which open these pages in a window of their own: nothing stands around them.

export function ConnectBillingPage() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Page title={t('room.billing')}>
      <BillingParts onPackages={() => void navigate({ to: '/weezly-connect-upgrade' })} />
    </Page>
  )
}

export function ConnectUpgradePage() {
  const t = useText()
  const me = useMe()
  const navigate = useNavigate()
  const [looking, setLooking] = useState<Looking>({ tier: undefined, isDetail: false, period: 'monthly' })
  return (
    <Page title={t('upgrade.greeting', { name: me.userName })}>
      <Shop
        looking={looking}
        onLook={(change) => setLooking((before) => ({ ...before, ...change }))}
        onBilling={() => void navigate({ to: '/weezly-connect-billing' })}
        onDone={() => undefined}
      />
    </Page>
  )
}
