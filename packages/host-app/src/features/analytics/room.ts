import { dateOf } from '@scheduling/domain'
import { analyticsTexts } from '@scheduling/messages/analytics'
import { createRoute } from '@tanstack/react-router'
import { meQuery } from '../../data/me.ts'
import { shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { IconAnalytics } from '../../ui/icons.ts'
import { analyticsQuery } from '../../data/analytics.ts'
import { rangeOf, readAnalyticsSearch } from './range.ts'

const texts = [analyticsTexts]

const analytics = createRoute({
  getParentRoute: () => shell,
  path: '/analytics',
  validateSearch: readAnalyticsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { deps, queryClient, speech }, deps: search }) => {
    // The host's zone decides which days these are.
    void queryClient.ensureQueryData(meQuery(deps.call)).then(
      ({ timeZone }) => {
        const range = rangeOf(search, dateOf(timeZone, deps.now()))
        return queryClient.prefetchQuery(analyticsQuery(deps.call, range))
      },
      () => undefined,
    )
    return speech.learn(texts)
  },
  component: lazyPage(() => import('./analytics-page.tsx'), 'AnalyticsPage'),
})

export const analyticsRoom = {
  texts,
  action: 'analytics',
  routes: [analytics],
  tabs: [{ of: '/scheduled-events', path: '/analytics', label: 'room.analytics' }],
  shortcuts: [{ keys: 'g n', label: 'room.analytics', icon: IconAnalytics, path: '/analytics' }],
} as const satisfies Room
