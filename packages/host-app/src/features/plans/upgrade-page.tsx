import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ShopPage } from '../billing/shop-page.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'

export function UpgradePage() {
  const t = useText()
  const me = useMe()
  return (
    <Page
      title={
        me.server.hasPlans || me.server.sellsPlans
          ? t('upgrade.greeting', { name: me.userName })
          : t('room.upgrade')
      }
    >
      {me.server.sellsPlans ? <ShopPage /> : <UpgradeOffer />}
    </Page>
  )
}
