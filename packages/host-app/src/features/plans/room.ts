import { billingTexts } from '@scheduling/messages/billing'
import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { createRoute } from '@tanstack/react-router'
import { first, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { readUpgradeSearch } from '../billing/upgrade/upgrade-search.ts'

const texts = [plansTexts, billingTexts, feedbackTexts]

const upgrade = createRoute({
  getParentRoute: () => shell,
  path: '/upgrade',
  validateSearch: readUpgradeSearch,
  loader: first(texts),
  component: lazyPage(() => import('./upgrade-page.tsx'), 'UpgradePage'),
})

export const plansRoom = { texts, action: 'pay', routes: [upgrade] } as const satisfies Room
