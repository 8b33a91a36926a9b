import { Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { reaches } from '../../data/acting/reach.ts'
import { useDeps } from '../../data/deps.ts'
import { upgradeTitle } from '../../data/plans/plan-words.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { billingQuery } from '../billing/queries.ts'
import { AskUpgrade } from './ask-upgrade.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'

const ShopOverlay = lazyPart(
  async () => (await import('../billing/pages.ts')).ShopOverlay,
  () => <Skeleton height={420} aria-busy />,
)

/** Plans over any page. Closing it goes home for accounts that cannot upgrade (specification of billing, section 6). */
export function UpgradeOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const me = useMe()
  const navigate = useNavigate()
  const { call } = useDeps()
  const { sellsPlans } = me.server
  const mayPay = reaches(me, 'pay')
  const { data: billing } = useQuery({ ...billingQuery(call), enabled: mayPay && sellsPlans && isOpen })
  const leave = () => {
    onClose()
    if (!mayPay || billing?.canUpgrade === false) void navigate({ to: '/' })
  }
  return (
    <Modal
      opened={isOpen}
      onClose={leave}
      size={mayPay && sellsPlans ? 'xl' : 'lg'}
      title={upgradeTitle(me, t)}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {mayPay ? (
        <Suspense>
          {sellsPlans ? <ShopOverlay onClose={onClose} /> : <UpgradeOffer onDone={onClose} />}
        </Suspense>
      ) : (
        <Stack>
          <Text>{t('plan.ask_owner')}</Text>
          <AskUpgrade />
        </Stack>
      )}
    </Modal>
  )
}
