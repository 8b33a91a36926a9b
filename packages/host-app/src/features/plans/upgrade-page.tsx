import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { offersPlans } from '../../data/plans/plan-rules.ts'
import { upgradeTitle } from '../../data/plans/plan-words.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { Page } from '../../ui/page/page.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'

const ShopPage = lazyPart(
  async () => (await import('../billing/pages.ts')).ShopPage,
  () => <Skeleton height={420} aria-busy />,
)

export function UpgradePage() {
  const t = useText()
  const me = useMe()
  return (
    <Page title={offersPlans(me) ? upgradeTitle(me, t) : t('room.upgrade')}>
      <Suspense>{me.server.sellsPlans ? <ShopPage /> : <UpgradeOffer />}</Suspense>
    </Page>
  )
}
