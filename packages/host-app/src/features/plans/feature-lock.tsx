import { MINUTES_SLUG } from '@scheduling/domain/entitlements'
import type { LockSlug } from '@scheduling/domain/entitlements'
import { isPlanType, periodOf, ratesOf, tierOf } from '@scheduling/domain/pricing'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { isAppOrigin, popupOf } from '../../data/plans/plan-rules.ts'
import { useMoney } from '../billing/money.ts'
import { AskUpgrade } from './ask-upgrade.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'

// Few servers have such a text, so the sanitizer loads only with it.
const PopupText = lazyPart(async () => (await import('./popup-text.tsx')).PopupText)

interface Props {
  /** What the plan lacks. Undefined while the dialog is closed. */
  slug: LockSlug | undefined
  onClose: () => void
}

export function FeatureLock({ slug, onClose }: Props) {
  const t = useText()
  const me = useMe()
  const openPlans = useOpenPlans(slug)
  const mayPay = reaches(me, 'pay')
  const written = slug && popupOf(me, slug)
  return (
    <Modal
      opened={slug !== undefined}
      onClose={onClose}
      title={t(slug === MINUTES_SLUG ? 'plan.minutes_title' : 'plan.lock_title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      {written ? (
        <PopupText written={written} email={me.userEmail} />
      ) : (
        <Text>{t(slug === MINUTES_SLUG ? 'plan.minutes_locked' : 'plan.locked')}</Text>
      )}
      {slug === MINUTES_SLUG && <ExtraPrice />}
      {mayPay ? (
        <Group justify="flex-end" mt="lg">
          <Button
            data-autofocus
            onClick={() => {
              onClose()
              openPlans()
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

/** What an extra minute costs in the plan that was bought. */
function ExtraPrice() {
  const t = useText()
  const money = useMoney()
  const { plan_type: plan } = useMe()
  if (!isPlanType(plan)) return null
  return <Text mt="xs">{t('plan.extra', { price: money.of(ratesOf(plan).extra) })}</Text>
}

/** Minutes are the quantity of a plan: whoever has one goes straight to it. */
function useOpenPlans(slug: LockSlug | undefined): () => void {
  const me = useMe()
  const upgrade = useUpgrade()
  const { origin } = useDeps()
  const navigate = useNavigate()
  const { plan_type: plan, server } = me
  return () => {
    if (slug !== MINUTES_SLUG || !server.sellsPlans || !isPlanType(plan) || !isAppOrigin(origin, me))
      upgrade.open()
    else void navigate({ to: '/upgrade', search: { tier: tierOf(plan), period: periodOf(plan) } })
  }
}
