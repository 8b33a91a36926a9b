import type { FeatureSlug } from '@scheduling/domain/entitlements'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { popupOf } from '../../data/plan-rules.ts'
import { AskUpgrade } from './ask-upgrade.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'

// Few servers have such a text, so the sanitizer loads only with it.
const PopupText = lazyPart(async () => (await import('./popup-text.tsx')).PopupText)

interface Props {
  /** The feature that the plan lacks. Undefined while the dialog is closed. */
  slug: FeatureSlug | undefined
  onClose: () => void
}

export function FeatureLock({ slug, onClose }: Props) {
  const t = useText()
  const me = useMe()
  const upgrade = useUpgrade()
  const mayPay = reaches(me, 'pay')
  const written = slug && popupOf(me, slug)
  return (
    <Modal
      opened={slug !== undefined}
      onClose={onClose}
      title={t('plan.lock_title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {written ? <PopupText written={written} email={me.userEmail} /> : <Text>{t('plan.locked')}</Text>}
      {mayPay ? (
        <Group justify="flex-end" mt="lg">
          <Button
            data-autofocus
            onClick={() => {
              onClose()
              upgrade.open()
            }}
          >
            {t('plan.upgrade_now')}
          </Button>
        </Group>
      ) : (
        <Stack mt="md">
          <Text>{t('plan.ask_owner')}</Text>
          <AskUpgrade />
        </Stack>
      )}
    </Modal>
  )
}
