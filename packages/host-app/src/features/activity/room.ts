import { activityTexts } from '@scheduling/messages/activity'
import { appsTexts } from '@scheduling/messages/apps'
import { createRoute, redirect } from '@tanstack/react-router'
import { shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { readActivitySearch } from './activity-search.ts'
import { activityQuery } from './queries.ts'

const texts = [activityTexts, appsTexts]

const activity = createRoute({
  getParentRoute: () => shell,
  path: '/settings/security',
  validateSearch: readActivitySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(activityQuery(context.deps.call, deps.show))
    return context.speech.learn(texts)
  },
  component: lazyPage(() => import('./activity-page.tsx'), 'ActivityPage'),
})

// The former address. Emails link to it.
const former = createRoute({
  getParentRoute: () => shell,
  path: '/settings/activity',
  beforeLoad: () => {
    throw redirect({ to: '/settings/security', replace: true })
  },
})

export const activityRoom = {
  texts,
  action: 'settings',
  routes: [activity, former],
  tabs: [
    { of: '/settings', path: '/settings/security', label: 'room.security', group: 'room.group_security' },
  ],
} as const satisfies Room
