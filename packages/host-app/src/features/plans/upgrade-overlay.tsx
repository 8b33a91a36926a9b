import { Modal } from '@mantine/core'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { UpgradeOffer } from './upgrade-offer.tsx'

export function UpgradeOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const me = useMe()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={t('upgrade.greeting', { name: me.userName })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <UpgradeOffer onDone={onClose} />
    </Modal>
  )
}
