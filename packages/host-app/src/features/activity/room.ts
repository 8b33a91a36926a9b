import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { activityQuery } from './queries.ts'

const activity = createRoute({
  getParentRoute: () => shell,
  path: '/settings/activity',
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(activityQuery(context.deps.call)),
  component: lazyRouteComponent(() => import('./activity-page.tsx'), 'ActivityPage'),
})

export const activityRoom = {
  routes: [activity],
  tabs: [{ of: '/settings', path: '/settings/activity', label: 'room.activity' }],
} as const satisfies Room
