import { Button } from '@mantine/core'
import { MINUTES_SLUG } from '@scheduling/domain/entitlements'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'

/** Says what more minutes cost, and where they are bought. */
export function MoreMinutes({ onOpen }: { onOpen?: () => void }) {
  const t = useText()
  const upgrade = useUpgrade()
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          onOpen?.()
          upgrade.lock(MINUTES_SLUG)
        }}
      >
        {t('plan.more_minutes')}
      </Button>
    </div>
  )
}
