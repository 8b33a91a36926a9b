import { Button } from '@mantine/core'
import type { FeatureSlug } from '@scheduling/domain/entitlements'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'

/** Instead of a page whose feature the plan lacks. */
export function LockedPage({ feature }: { feature: FeatureSlug }) {
  const t = useText()
  const upgrade = useUpgrade()
  return (
    <EmptyState
      title={t('plan.lock_title')}
      text={t('plan.locked')}
      actions={<Button onClick={() => upgrade.lock(feature)}>{t('plan.upgrade_now')}</Button>}
    />
  )
}
