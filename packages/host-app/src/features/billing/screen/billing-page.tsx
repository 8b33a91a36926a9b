import { useText } from '../../../language/language.tsx'
import { RoomTabs } from '../../../shell/room-tabs.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useNavigate } from '@tanstack/react-router'
import { BillingParts } from './billing-parts.tsx'

/** Billing next to the plans, or alone among the settings. */
export function BillingPage() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Page title={t('room.billing')}>
      <BillingParts onPackages={() => void navigate({ to: '/upgrade' })} />
    </Page>
  )
}

export function BillingSettingsPage() {
  const t = useText()
  return (
    <Page title={t('room.billing')} tabs={<RoomTabs of="/settings" />}>
      <BillingParts />
    </Page>
  )
}
