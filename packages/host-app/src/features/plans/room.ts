import { feedbackTexts } from '@scheduling/messages/feedback'
import { plansTexts } from '@scheduling/messages/plans'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { first, shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'

const texts = [plansTexts, feedbackTexts]

const upgrade = createRoute({
  getParentRoute: () => shell,
  path: '/upgrade',
  loader: first(texts),
  component: lazyRouteComponent(() => import('./upgrade-page.tsx'), 'UpgradePage'),
})

export const plansRoom = { texts, routes: [upgrade] } as const satisfies Room
