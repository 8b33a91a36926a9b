import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { upgradeTitle } from '../../../data/plans/plan-words.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { BillingParts } from './billing-parts.tsx'
import { Shop } from '../upgrade/shop.tsx'
import { selectedPlanOf } from '../upgrade/selected-plan.ts'
import type { SelectedPlan } from '../upgrade/selected-plan.ts'

// For accounts of connected programs, which open these pages in a separate window without a frame around them.

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
  const [selected, setSelected] = useState<SelectedPlan>(
    selectedPlanOf(useSearch({ from: '/plain/weezly-connect-upgrade' })),
  )
  return (
    <Page title={upgradeTitle(me, t)}>
      <Shop
        selected={selected}
        onLook={(change) => setSelected((before) => ({ ...before, ...change }))}
        onBilling={() => void navigate({ to: '/weezly-connect-billing' })}
        onDone={() => undefined}
      />
    </Page>
  )
}
