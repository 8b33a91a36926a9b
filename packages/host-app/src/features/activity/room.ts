import { activityTexts } from '@scheduling/messages/activity'
import { appsTexts } from '@scheduling/messages/apps'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shell } from '../../app/frame.ts'
import type { Room } from '../../app/room.ts'
import { activityQuery } from './queries.ts'

const texts = [activityTexts, appsTexts]

const activity = createRoute({
  getParentRoute: () => shell,
  path: '/settings/activity',
  loader: ({ context }) => {
    void context.queryClient.prefetchInfiniteQuery(activityQuery(context.deps.call))
    return context.speech.learn(texts)
  },
  component: lazyRouteComponent(() => import('./activity-page.tsx'), 'ActivityPage'),
})

export const activityRoom = {
  texts,
  routes: [activity],
  tabs: [{ of: '/settings', path: '/settings/activity', label: 'room.activity' }],
} as const satisfies Room
