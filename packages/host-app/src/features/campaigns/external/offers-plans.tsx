import type { LockSlug } from '@scheduling/domain/entitlements'
import { billingTexts } from '@scheduling/messages/billing'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { meQuery } from '../../../data/me.ts'
import { isBasic, lacks } from '../../../data/plans/plan-rules.ts'
import { useMe } from '../../../data/use-me.ts'
import { Learns } from '../../../language/learns.tsx'
import { UpgradeContext } from '../../../shell/upgrade-context.ts'
import { Answer } from '../../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { FeatureLock } from '../../plans/feature-lock.tsx'
import { LockedPage } from '../../plans/locked-page.tsx'

const TEXTS = [plansTexts, billingTexts, feedbackTexts]

/** Without the shell: offers a larger plan where this one has no campaigns. */
export function OffersPlans({ children }: { children: ReactNode }) {
  const { call } = useDeps()
  const me = useQuery(meQuery(call))
  return (
    <Answer of={me} loading={<RowsSkeleton />}>
      {() => <Offered>{children}</Offered>}
    </Answer>
  )
}

function Offered({ children }: { children: ReactNode }) {
  const me = useMe()
  const [locked, setLocked] = useState<LockSlug>()
  const { origin } = me.server
  const upgrade = useMemo(
    // Beside the window, whose program goes on.
    () => ({ open: () => void window.open(`${origin}/upgrade`, '_blank', 'noopener'), lock: setLocked }),
    [origin],
  )
  const isLocked = isBasic(me) || lacks(me, 'dynamic-videos')
  return (
    <UpgradeContext value={upgrade}>
      {isLocked ? <LockedPage feature="dynamic-videos" /> : children}
      <Learns catalogs={TEXTS}>
        <FeatureLock slug={locked} onClose={() => setLocked(undefined)} />
      </Learns>
    </UpgradeContext>
  )
}
