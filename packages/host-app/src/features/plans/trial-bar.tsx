import { Button } from '@mantine/core'
import { PRODUCT_NAME } from '@scheduling/messages'
import { lazy, Suspense } from 'react'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { useUpgrade } from '../../shell/upgrade-context.ts'
import { RoomBar } from '../../ui/room-bar/room-bar.tsx'
import { AskUpgrade } from './ask-upgrade.tsx'
import { useTrialEnd } from './use-trial-end.ts'

// It brings the prices, which no other room needs.
const FridayText = lazy(async () => ({ default: (await import('./friday-text.tsx')).FridayText }))

/** A bar above every room during a trial. On Black Friday it shows the savings. */
export function TrialBar() {
  useTrialEnd()
  const t = useText()
  const upgrade = useUpgrade()
  const me = useMe()
  const { blackFridayEnds: ends } = me.server
  const trial = t('trial.bar', { product: PRODUCT_NAME })
  return (
    <RoomBar label={t('trial.label')}>
      <p>
        {ends === null ? (
          trial
        ) : (
          <Suspense fallback={trial}>
            <FridayText ends={ends} />
          </Suspense>
        )}
      </p>
      {reaches(me, 'pay') ? (
        <Button size="xs" onClick={upgrade.open}>
          {t('plan.upgrade')}
        </Button>
      ) : (
        <AskUpgrade size="xs" />
      )}
    </RoomBar>
  )
}
