import { Modal } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'

const ShopOverlay = lazy(async () => ({ default: (await import('../billing/pages.ts')).ShopOverlay }))

export function UpgradeOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const me = useMe()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={me.server.sellsPlans ? 'xl' : 'lg'}
      title={t('upgrade.greeting', { name: me.userName })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Suspense>
        {me.server.sellsPlans ? <ShopOverlay onClose={onClose} /> : <UpgradeOffer onDone={onClose} />}
      </Suspense>
    </Modal>
  )
}
